import { useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { useRecentSignIn } from '#app/account/use-recent-sign-in.tsx'
import type { Problem } from '#app/ui/form/use-submission.ts'

/**
 * Revokes keys for somebody who has signed in a short time ago; `dialog` asks for the password where that is longer ago.
 * @param send asks the service to revoke them
 * @param onRevoked comes next
 */
export function useRevocation(send: () => Promise<unknown>, onRevoked: () => void) {
  const { attempt, dialog } = useRecentSignIn()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>(null)
  const revoke = async () => {
    setPending(true)
    setProblem(null)
    try {
      await attempt(send)
      onRevoked()
    } catch (error) {
      setProblem(failureOf(error).detail)
      setPending(false)
    }
  }
  return { pending, problem, revoke, dialog }
}
