import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useState } from 'react'
import { authRequest } from './auth-request.ts'
import type { AuthAnswer } from './auth-request.ts'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { signInMethodsIn } from './sign-in-methods.ts'
import type { SignInMethods } from './sign-in-methods.ts'

/** Code of what is refused to somebody who signed in too long ago. */
const CODE = 'RECENT_SIGN_IN_REQUIRED'

/** What an account request is refused with, for {@link useRecentSignIn}. */
class RecentSignInRequired extends Error {}

/** As {@link authRequest}; throws where the sign-in was too long ago. */
export async function recentAuthRequest(action: string, body: Record<string, unknown>): Promise<AuthAnswer> {
  const answer = await authRequest(action, body)
  if (!answer.ok && answer.code === CODE) throw new RecentSignInRequired(answer.problem)
  return answer
}

function requiresRecentSignIn(error: unknown): boolean {
  if (error instanceof RecentSignInRequired) return true
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === CODE)
  )
}

interface Question {
  methods: SignInMethods
  answer: (isConfirmed: boolean) => void
}

/**
 * Attempts what needs a recent sign-in. Where that is too long ago, `dialog` asks for the password, and then the
 * attempt goes on. Render `dialog` within the dialog that makes the attempt, outside of its form.
 */
export function useRecentSignIn() {
  const [question, setQuestion] = useState<Question | null>(null)

  async function confirm(): Promise<boolean> {
    const answer = await authRequest('sign-in-methods', {})
    if (!answer.ok) throw new Error(answer.problem)
    const methods = signInMethodsIn(answer.body)
    return new Promise((resolve) => setQuestion({ methods, answer: resolve }))
  }

  /** @throws what the action throws, and an Error with a sentence when the password was not entered */
  async function attempt<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action()
    } catch (error) {
      if (!requiresRecentSignIn(error)) throw error
      if (!(await confirm())) throw new Error('No changes made: your password is required.', { cause: error })
      return action()
    }
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
  return { attempt, dialog }
}
