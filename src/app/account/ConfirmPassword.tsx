import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/controls/Button.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { authRequest } from './auth-request.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import type { SignInMethods } from './sign-in-methods.ts'
import { useViewer } from '../apollo/use-viewer.ts'

/** Asks somebody who signed in a while ago to show again who they are. */
export function ConfirmPassword({
  methods,
  onConfirmed,
  onClose,
}: {
  methods: SignInMethods
  onConfirmed: () => void
  onClose: () => void
}) {
  const { pathname, search } = useLocation()
  const password = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirm your identity"
      initialFocus={methods.password ? password : undefined}
    >
      <div className="space-y-4 overflow-y-auto p-4 text-sm">
        <p>
          You signed in more than 15 minutes ago.{' '}
          {methods.password ? 'Enter your password to continue.' : 'Sign in again, then repeat the action.'}
        </p>
        {methods.password ? (
          <PasswordForm field={password} onConfirmed={onConfirmed} onClose={onClose} />
        ) : null}
        {methods.providers.length > 0 ? (
          <ProviderButtons
            providers={methods.providers}
            action="sign-in/provider"
            verb={methods.password ? 'Or sign in again with' : 'Sign in again with'}
            returnTo={`${pathname}${search}`}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

function PasswordForm({
  field,
  onConfirmed,
  onClose,
}: {
  field: React.RefObject<HTMLInputElement | null>
  onConfirmed: () => void
  onClose: () => void
}) {
  const viewer = useViewer()
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const answer = await authRequest('confirm-password', { password: form.get('password') })
    if (!answer.ok) return answer.error
    onConfirmed()
    return null
  })
  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <FormError error={error} />
      {/* Tells password managers whose password it is. */}
      <input name="username" autoComplete="username" value={viewer?.username ?? ''} readOnly hidden />
      <Field label="Your password">
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton pending={pending} pendingLabel="Checking…">
          Continue
        </SubmitButton>
      </div>
    </form>
  )
}
