import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { SignInOptionsQuery } from '#app/graphql/generated/sign-in-options.ts'
import { AccountPage } from '#app/account/AccountPage.tsx'
import { authRequest, openAsSignedIn, returnPath, sessionError } from '#app/account/auth-request.ts'
import { NewAccountFields, newAccountOf } from '#app/account/NewAccountFields.tsx'
import { hrefWith, paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import type { loader } from './sign-in-loader.ts'

export function Component() {
  return <SignUp query={useLoaderData<typeof loader>()} />
}

function SignUp({ query }: { query: QueryRef<SignInOptionsQuery> }) {
  const { signInOptions } = useReadQuery(query).data
  const [parameters] = useSearchParams()
  const returnTo = returnPath(parameters.get('returnTo'))
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const answer = await authRequest('sign-up', newAccountOf(form))
    if (!answer.ok) return answer.error
    const unkept = await sessionError()
    if (unkept) return unkept
    openAsSignedIn(returnTo)
    return null
  })
  if (signInOptions.signUp !== 'OPEN') {
    return (
      <AccountPage title="Create an account">
        <Callout>
          {signInOptions.signUp === 'INVITATION'
            ? 'New accounts need an invitation link from an administrator.'
            : 'New accounts are created by administrators.'}
        </Callout>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      title="Create an account"
      lead="With an account you can comment, submit evidence, suggest revisions and create API keys."
    >
      <form onSubmit={onSubmit} className="space-y-4 rounded-md border border-line bg-surface p-4">
        <FormError error={error} />
        <NewAccountFields />
        <SubmitButton pending={pending} pendingLabel="Creating the account…" className="w-full">
          Create account
        </SubmitButton>
      </form>
      <p className="text-sm">
        Already have an account?{' '}
        <Link className="link" to={hrefWith(paths.signIn.href(), returnTo === '/' ? {} : { returnTo })}>
          Sign in
        </Link>
      </p>
    </AccountPage>
  )
}
