import { useState } from 'react'
import { useRecentSignIn } from '#app/account/use-recent-sign-in.tsx'
import type { mutate, MutationResult } from '#app/apollo/mutate.ts'

/**
 * Revokes keys for somebody who has signed in a short time ago; `dialog` asks for the password where that is longer ago.
 * @param send sends the mutation that revokes them
 * @param onRevoked comes next
 */
export function useRevocation(
  send: (send: typeof mutate) => Promise<MutationResult<unknown>>,
  onRevoked: () => void,
) {
  const { mutate: sendMutation, dialog } = useRecentSignIn()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const revoke = async () => {
    setPending(true)
    setError(null)
    const { error: wrong } = await send(sendMutation)
    setError(wrong)
    if (wrong) setPending(false)
    else onRevoked()
  }
  return { pending, error, revoke, dialog }
}
