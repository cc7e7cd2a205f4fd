import { RevokeAllApiKeysDocument } from '#app/graphql/generated/api-keys.ts'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { useRevocation } from './use-revocation.ts'

/** Asks whether to revoke every key of a user, for whoever does not know which one leaked. */
export function RevokeAllKeys({
  active,
  owner = null,
  onRevoked,
  onClose,
}: {
  /** How many keys work now. */
  active: number
  /** Whose keys an administrator revokes; null: one's own. */
  owner?: { id: number; displayName: string } | null
  onRevoked: () => void
  onClose: () => void
}) {
  const { pending, error, revoke, dialog } = useRevocation(
    (mutate) => mutate(RevokeAllApiKeysDocument, owner ? { userId: owner.id } : {}),
    () => {
      onRevoked()
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={owner ? `Revoke all keys of ${owner.displayName}?` : 'Revoke all keys?'}
      confirm="Revoke all keys"
      pending={pending}
      error={error}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      <p>
        Anything using {owner ? 'their' : 'your'} {active === 1 ? 'active key' : `${active} active keys`} will
        stop working immediately. Revoked keys cannot be reactivated.
      </p>
      {dialog}
    </ConfirmDialog>
  )
}
