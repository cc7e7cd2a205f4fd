import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { SignInOptionsQuery } from '#app/graphql/generated/sign-in-options.ts'
import { AccountPage } from '#app/account/AccountPage.tsx'
import { authRequest, openAsSignedIn, returnPath, sessionError } from '#app/account/auth-request.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import { ProviderButtons } from '#app/account/ProviderButtons.tsx'
import { providerError } from './provider-errors.ts'
import type { loader } from './sign-in-loader.ts'

export function Component() {
  return <SignIn query={useLoaderData<typeof loader>()} />
}

/** What became of the keys of somebody who has set a new password. */
function revokedWords(count: number): string {
  if (!(count > 0)) return 'The account had no active API keys.'
  return `${count === 1 ? 'Its API key was' : `All ${count} of its API keys were`} revoked: create new ones under Settings.`
}

function SignIn({ query }: { query: QueryRef<SignInOptionsQuery> }) {
  const { signInOptions } = useReadQuery(query).data
  const [parameters] = useSearchParams()
  const viewer = useViewer()
  const returnTo = returnPath(parameters.get('returnTo'))
  const failed = parameters.get('error')
  const revokedKeys = parameters.get('revokedKeys')
  const unlinked = Number(parameters.get('unlinkedProviders')) > 0
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const answer = await authRequest('sign-in', {
      email: textOf(form, 'email'),
      password: form.get('password'),
    })
    if (!answer.ok) return answer.error
    const unkept = await sessionError()
    if (unkept) return unkept
    openAsSignedIn(returnTo)
    return null
  })
  return (
    <AccountPage
      title="Sign in"
      lead="An account is needed for curation, API keys and notifications, not for reading."
    >
      {viewer ? (
        <Callout>
          You are signed in as {viewer.displayName}.{' '}
          <Link className="link" to={returnTo}>
            Continue
          </Link>
        </Callout>
      ) : null}
      {signInOptions.needsSetUp ? (
        <Callout tone="warning">
          This knowledgebase has no administrator yet. The server console shows a one-time link for creating
          the first administrator account.
        </Callout>
      ) : null}
      {revokedKeys === null ? null : (
        <Callout>
          Your password was changed. {revokedWords(Number(revokedKeys))}
          {unlinked ? ' Sign-in by other services was removed: link them again in Settings.' : ''} Sign in
          with the new password.
        </Callout>
      )}
      {failed ? <Callout tone="danger">{providerError(failed)}</Callout> : null}
      <form onSubmit={onSubmit} className="space-y-4 rounded-md border border-line bg-surface p-4">
        <FormError error={error} />
        <Field label="E-mail address">
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" required />}
        </Field>
        <Field label="Password">
          {(control) => (
            <TextInput
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <SubmitButton pending={pending} pendingLabel="Signing in…" className="w-full">
          Sign in
        </SubmitButton>
        <p className="text-sm">
          <Link className="link" to={paths.forgottenPassword.href()}>
            Forgot your password?
          </Link>
        </p>
      </form>
      {signInOptions.providers.length > 0 ? (
        <ProviderButtons
          providers={signInOptions.providers}
          action="sign-in/provider"
          verb="Sign in with"
          returnTo={returnTo}
        />
      ) : null}
      <p className="text-sm">
        {signInOptions.signUp === 'OPEN' ? (
          <>
            No account yet?{' '}
            <Link className="link" to={hrefWith(paths.signUp.href(), returnTo === '/' ? {} : { returnTo })}>
              Create one
            </Link>
          </>
        ) : signInOptions.signUp === 'INVITATION' ? (
          'New accounts need an invitation from an administrator.'
        ) : (
          'New accounts are created by administrators.'
        )}
      </p>
    </AccountPage>
  )
}
