import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { AccountPage } from '#app/account/AccountPage.tsx'
import { authRequest } from '#app/account/auth-request.ts'
import type { SignInOptionsQuery } from '#app/graphql/generated/sign-in-options.ts'
import { ContactLink } from '#app/entities/ContactLink.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { textOf, useSubmission } from '#app/ui/form/use-submission.ts'
import { TextInput } from '#app/ui/controls/TextInput.tsx'
import type { loader } from './sign-in-loader.ts'

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? `${body.message}.`
    : 'The request was sent.'

export function Component() {
  return <ForgottenPassword query={useLoaderData<typeof loader>()} />
}

function ForgottenPassword({ query }: { query: QueryRef<SignInOptionsQuery> }) {
  const { signInOptions, knowledgebase } = useReadQuery(query).data
  const { sendsMail } = signInOptions
  const [message, setMessage] = useState<string | null>(null)
  const { pending, error, onSubmit } = useSubmission(async (form) => {
    const answer = await authRequest('request-password-reset', { email: textOf(form, 'email') })
    if (!answer.ok) return answer.error
    setMessage(messageOf(answer.body))
    return null
  })
  return (
    <AccountPage
      title="Forgotten password"
      lead={
        sendsMail ? (
          'A link to set a new password is sent to the e-mail address of the account. It works for an hour.'
        ) : (
          <>
            This knowledgebase does not send e-mail. An administrator can create a one-time link for you to
            set a new password{knowledgebase.contact ? ': ' : '.'}
            {knowledgebase.contact ? <ContactLink contact={knowledgebase.contact} /> : null}
          </>
        )
      }
    >
      {message ? (
        <output className="block">
          <Callout>{message}</Callout>
        </output>
      ) : (
        <form onSubmit={onSubmit} className="space-y-4 rounded-md border border-line bg-surface p-4">
          <FormError error={error} />
          <Field label="E-mail address of the account">
            {(control) => (
              <TextInput {...control} name="email" type="email" autoComplete="username" required />
            )}
          </Field>
          <SubmitButton pending={pending} className="w-full">
            Request a link
          </SubmitButton>
        </form>
      )}
    </AccountPage>
  )
}
