import { RevokeAllApiKeysDocument } from '#app/graphql/generated/api-keys.ts'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { useRevocation } from './use-revocation.ts'

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
  const { pending, error, revoke, dialog } = useRevocation(
    (mutate) => mutate(RevokeAllApiKeysDocument, {}),
    () => {
      onRevoked()
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title="Revoke all keys?"
      confirm="Revoke all keys"
      pending={pending}
      error={error}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      <p>
        Anything using {active === 1 ? 'your active key' : `your ${active} active keys`} will stop working
        immediately. Revoked keys cannot be reactivated.
      </p>
      {dialog}
    </ConfirmDialog>
  )
}
