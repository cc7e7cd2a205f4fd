import { useState } from 'react'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'
import { useRecentSignIn } from '#app/account/use-recent-sign-in.tsx'
import { RevokeAllApiKeysDocument } from '#app/graphql/generated/api-keys.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Problem } from '#app/ui/form/use-submission.ts'

/** Asks whether to revoke every key, for whoever does not know which one leaked. */
export function RevokeAllKeys({
  active,
  onRevoked,
  onClose,
}: {
  /** How many keys work now. */
  active: number
  onRevoked: () => void
  onClose: () => void
}) {
  const { attempt, dialog } = useRecentSignIn()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>(null)
  const revoke = async () => {
    setPending(true)
    setProblem(null)
    try {
      await attempt(() => client.mutate({ mutation: RevokeAllApiKeysDocument }))
      onRevoked()
      onClose()
    } catch (error) {
      setProblem(failureOf(error).detail)
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      title="Revoke all keys?"
      confirm="Revoke all keys"
      pending={pending}
      problem={problem}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      <p>
        {active === 1 ? 'Your active key is' : `All ${active} of your active keys are`} refused from now on,
        with whatever uses {active === 1 ? 'it' : 'them'}. Revoked keys cannot be used again.
      </p>
      {dialog}
    </ConfirmDialog>
  )
}
