import type { OperationVariables } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useState } from 'react'
import { mutate, notDone } from '#app/apollo/mutate.ts'
import type { MutationResult } from '#app/apollo/mutate.ts'
import { authRequest } from './auth-request.ts'
import type { AuthAnswer } from './auth-request.ts'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { signInMethodsIn } from './sign-in-methods.ts'
import type { SignInMethods } from './sign-in-methods.ts'

/** Code of the error for somebody who signed in too long ago. */
const CODE = 'RECENT_SIGN_IN_REQUIRED'

const needsRecentSignIn = ({ cause }: MutationResult<unknown>): boolean =>
  CombinedGraphQLErrors.is(cause) && cause.errors.some(({ extensions }) => extensions?.['code'] === CODE)

interface Question {
  methods: SignInMethods
  answer: (isConfirmed: boolean) => void
}

/**
 * Sends requests that need a recent sign-in. Where that is too long ago, `dialog` asks for the password, and then the
 * request is sent again. Render `dialog` within the dialog that sends it, outside of its form.
 */
export function useRecentSignIn() {
  const [question, setQuestion] = useState<Question | null>(null)

  /** Asks for the password; gives what is wrong as a sentence. */
  async function confirm(): Promise<string | null> {
    const answer = await authRequest('sign-in-methods', {})
    if (!answer.ok) return answer.error
    const methods = signInMethodsIn(answer.body)
    const isConfirmed = await new Promise<boolean>((resolve) => setQuestion({ methods, answer: resolve }))
    return isConfirmed ? null : 'No changes made: your password is required.'
  }

  async function mutateConfirmed<Data, Variables extends OperationVariables>(
    ...mutation: Parameters<typeof mutate<Data, Variables>>
  ): Promise<MutationResult<Data>> {
    const result = await mutate(...mutation)
    if (!needsRecentSignIn(result)) return result
    const error = await confirm()
    return error === null ? mutate(...mutation) : notDone(error)
  }

  async function requestConfirmed(...request: Parameters<typeof authRequest>): Promise<AuthAnswer> {
    const answer = await authRequest(...request)
    if (answer.ok || answer.code !== CODE) return answer
    const error = await confirm()
    return error === null ? authRequest(...request) : { ...answer, error }
  }

  const close = (isConfirmed: boolean) => {
    question?.answer(isConfirmed)
    setQuestion(null)
  }
  const dialog = question ? (
    <ConfirmPassword
      methods={question.methods}
      onConfirmed={() => close(true)}
      onClose={() => close(false)}
    />
  ) : null
  return { mutate: mutateConfirmed, request: requestConfirmed, dialog }
}
