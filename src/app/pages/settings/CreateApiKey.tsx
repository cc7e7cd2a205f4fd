import { longestTexts } from '#domain/text/text-lengths.ts'
import { useState } from 'react'
import { useRecentSignIn } from '#app/account/use-recent-sign-in.tsx'
import { GenerateApiKeyDocument } from '#app/graphql/generated/api-keys.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import { Select } from '#app/ui/controls/Select.tsx'
import { LimitedText } from '#app/ui/controls/LimitedText.tsx'
import { NewApiKey } from './NewApiKey.tsx'

const DAY_MS = 86_400_000

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Never' },
]

/**
 * Makes a key and shows it once. The key is held by this window alone: not in the app's cache, not in the browser's
 * storage; it is gone when the window closes.
 */
export function CreateApiKey({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const [days, setDays] = useState('90')
  const { mutate, dialog } = useRecentSignIn()
  const [token, setToken] = useState<string | null>(null)
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const expiresAt = days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null
    const variables = { name: textOf(form, 'name'), expiresAt }
    const { data, error: wrong } = await mutate(GenerateApiKeyDocument, variables, {
      fetchPolicy: 'no-cache',
    })
    if (wrong) return wrong
    const made = data?.generateApiKey?.apiKey?.token
    if (!made) return 'The server created a key but did not return it. Revoke it and create another.'
    setToken(made)
    onCreated()
    return null
  })
  if (token) {
    return (
      // Only the button closes it: a key that was never read is lost.
      <Dialog open onOpenChange={() => {}} title="Your new key" closable={false}>
        <NewApiKey token={token} onStored={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Create a key">
      <form onSubmit={onSubmit} className="space-y-4 p-4">
        <FormError error={error} />
        <LimitedText
          label="Name"
          hint="What the key is for."
          name="name"
          longest={longestTexts.apiKeyName}
          placeholder="e.g. Nightly report"
          pattern=".*\S.*"
          required
        />
        <Field label="Expires after">
          {(control) => <Select {...control} choices={lifetimes} value={days} onChoose={setDays} />}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton pending={pending} pendingLabel="Creating…">
            Create key
          </SubmitButton>
        </div>
      </form>
      {dialog}
    </Dialog>
  )
}
