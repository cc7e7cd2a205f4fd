import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { ApiKeyTable, isActive } from '#app/account/ApiKeyTable.tsx'
import { RevokeAllKeys } from '#app/account/RevokeAllKeys.tsx'
import { failureOf } from '#app/apollo/failure.ts'
import { ApiKeysOfUserDocument } from '#app/graphql/generated/api-keys.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'

/** The API keys of somebody else, masked, which an administrator can revoke. */
export function UserApiKeys({
  user,
  onClose,
}: {
  user: { id: number; displayName: string }
  onClose: () => void
}) {
  const { data, error, refetch } = useQuery(ApiKeysOfUserDocument, {
    variables: { id: user.id },
    fetchPolicy: 'network-only',
  })
  const [revoking, setRevoking] = useState(false)
  const [now] = useState(() => Date.now())
  const keys = data?.user?.apiKeys
  const active = keys?.filter((key) => isActive(key, now)).length ?? 0
  const again = () => void refetch()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`API keys of ${user.displayName}`}>
      <div className="space-y-4 overflow-y-auto p-4 text-sm">
        {error ? <ErrorState failure={failureOf(error)} onRetry={again} /> : null}
        {keys ? <ApiKeyTable keys={keys} onRevoked={again} /> : null}
        <div className="flex flex-wrap justify-end gap-2">
          {active > 0 ? (
            <Button look="danger" onClick={() => setRevoking(true)}>
              Revoke all keys
            </Button>
          ) : null}
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
      {revoking ? (
        <RevokeAllKeys active={active} owner={user} onRevoked={again} onClose={() => setRevoking(false)} />
      ) : null}
    </Dialog>
  )
}
