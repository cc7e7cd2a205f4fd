import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { authRequest, openAsSignedIn } from '#app/account/auth-request.ts'
import { useRecentSignIn } from '#app/account/use-recent-sign-in.tsx'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { NewPasswordField } from '#app/account/NewAccountFields.tsx'
import type { SignInOptionsQuery } from '#app/graphql/generated/sign-in-options.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { ProviderButtons } from '#app/account/ProviderButtons.tsx'
import type { loader } from '../sign-in/sign-in-loader.ts'
import { SettingsPage } from './SettingsPage.tsx'

export function Component() {
  return (
    <SettingsPage current="security" title="Password and sessions">
      <Security query={useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

function Security({ query }: { query: QueryRef<SignInOptionsQuery> }) {
  const { providers } = useReadQuery(query).data.signInOptions
  const { request, dialog } = useRecentSignIn()
  return (
    <div className="max-w-2xl space-y-4">
      <ChangePassword />
      <Sessions />
      {providers.length > 0 ? (
        <Card title="Other ways to sign in">
          <ProviderButtons
            providers={providers}
            action="link-provider"
            verb="Also sign in with"
            returnTo={paths.security.href()}
            request={request}
          />
          {dialog}
        </Card>
      ) : null}
    </div>
  )
}

function ChangePassword() {
  const viewer = useViewer()
  const [changed, setChanged] = useState(0)
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const answer = await authRequest('change-password', {
      currentPassword: form.get('currentPassword'),
      newPassword: form.get('password'),
    })
    if (!answer.ok) return answer.error
    setChanged((times) => times + 1)
    return null
  })
  return (
    <Card title="Password">
      {/* A changed password empties the form. */}
      <form key={changed} onSubmit={onSubmit} className="max-w-sm space-y-4">
        <FormError error={error} />
        {/* Tells password managers whose password it is. */}
        <input name="username" autoComplete="username" value={viewer?.username ?? ''} readOnly hidden />
        <Field label="Current password">
          {(control) => (
            <TextInput
              {...control}
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <NewPasswordField label="New password" />
        <SubmitButton pending={pending} pendingLabel="Changing…">
          Change password
        </SubmitButton>
        <output className="block text-sm text-good">
          {changed > 0 ? 'Password changed. Your other sessions were signed out.' : ''}
        </output>
      </form>
    </Card>
  )
}

function Sessions() {
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const signOut = async () => {
    const answer = await authRequest('sign-out-everywhere', {})
    if (answer.ok) openAsSignedIn('/')
    else setError(answer.error)
  }
  return (
    <Card title="Sessions">
      <p className="mb-3 text-sm">A session lasts 30 days in each browser. API keys are separate.</p>
      <Button aria-haspopup="dialog" look="danger" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {asking ? (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirm="Sign out everywhere"
          error={error}
          onConfirm={() => void signOut()}
          onClose={() => setAsking(false)}
        >
          <p>All your sessions will be signed out, including this one. Your API keys keep working.</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
