import type { AdministeredUsersQuery } from '#app/graphql/generated/administration.ts'
import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import {
  CreatePasswordLinkDocument,
  DeactivateUserDocument,
  ReactivateUserDocument,
} from '#app/graphql/generated/administration.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'
import { UserApiKeys } from './UserApiKeys.tsx'

export type AdministeredUser = AdministeredUsersQuery['users']['nodes'][number]

/** Actions of an administrator on an account. */
export function UserActions({
  user,
  onError,
}: {
  user: AdministeredUser
  onError: (error: string | null) => void
}) {
  const viewer = useViewer()
  const [deactivating, setDeactivating] = useState<{ decidedOn: string | null } | null>(null)
  const [showingKeys, setShowingKeys] = useState(false)
  const [link, setLink] = useState<{ path: string; expiresAt: string } | null>(null)
  const { id: userId, displayName } = user

  const makeLink = async () => {
    const { data, error } = await mutate(CreatePasswordLinkDocument, { userId })
    onError(error)
    if (data?.createPasswordLink) setLink(data.createPasswordLink)
  }
  const report = async (error: string | null) => {
    onError(error)
    // Somebody else may have decided meanwhile.
    if (error) await refetchAfter('review')
  }
  const deactivate = async () => {
    await report((await mutate(DeactivateUserDocument, { userId, ...deactivating })).error)
    setDeactivating(null)
  }
  const reactivate = async () =>
    report((await mutate(ReactivateUserDocument, { userId, decidedOn: user.decisionState })).error)

  return (
    <div className="flex flex-wrap gap-1 max-sm:-ml-3">
      <Button
        look="quiet"
        onClick={() => void makeLink()}
        aria-label={`Create reset link for ${displayName}`}
      >
        Create reset link
      </Button>
      <Button look="quiet" onClick={() => setShowingKeys(true)} aria-label={`API keys of ${displayName}`}>
        API keys
      </Button>
      {user.deactivatedAt ? (
        <Button look="quiet" onClick={() => void reactivate()} aria-label={`Reactivate ${displayName}`}>
          Reactivate
        </Button>
      ) : (
        <Button
          look="quiet"
          disabled={userId === viewer?.id}
          onClick={() => setDeactivating({ decidedOn: user.decisionState ?? null })}
          aria-label={`Deactivate ${displayName}`}
        >
          Deactivate
        </Button>
      )}
      {deactivating ? (
        <ConfirmDialog
          title={`Deactivate ${displayName}?`}
          confirm="Deactivate"
          onConfirm={() => void deactivate()}
          onClose={() => setDeactivating(null)}
        >
          <p>
            They will be signed out everywhere, their API keys revoked and links mailed to them withdrawn.
            Reactivating the account restores none of these. Their contributions are kept.
          </p>
        </ConfirmDialog>
      ) : null}
      {showingKeys ? <UserApiKeys user={user} onClose={() => setShowingKeys(false)} /> : null}
      {link ? (
        <OneTimeLink
          title={`Password reset link for ${displayName}`}
          path={link.path}
          expiresAt={link.expiresAt}
          onClose={() => setLink(null)}
        />
      ) : null}
    </div>
  )
}
