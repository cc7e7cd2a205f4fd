import { useState } from 'react'
import { RevokeApiKeyDocument } from '#app/graphql/generated/api-keys.ts'
import type { ListedApiKeyFragment } from '#app/graphql/generated/api-keys.ts'
import { formatDate } from '#app/ui/dates.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { useRevocation } from './use-revocation.ts'

type ApiKey = ListedApiKeyFragment

type KeyStatus = 'active' | 'expired' | 'revoked'

const statusWords: Record<KeyStatus, string> = { active: 'Active', expired: 'Expired', revoked: 'Revoked' }

/** Checks whether a key works. */
export const isActive = (key: ApiKey, now: number): boolean => statusOf(key, now) === 'active'

const statusOf = ({ revokedAt, expiresAt }: ApiKey, now: number): KeyStatus => {
  if (revokedAt) return 'revoked'
  return expiresAt && Date.parse(expiresAt) <= now ? 'expired' : 'active'
}

/** The ends of the key; how many characters lie between is of no use. */
const shortened = (reminder: string) => reminder.replace(/\*+/, '…')

const titleOf = ({ name, reminder }: ApiKey) => name ?? shortened(reminder)

const columns: { title: string; wide?: boolean }[] = [
  { title: 'Name' },
  { title: 'Key', wide: true },
  { title: 'Created', wide: true },
  { title: 'Last used', wide: true },
  { title: 'Expires', wide: true },
  { title: 'Status' },
]
const wideCell = 'pr-4 whitespace-nowrap max-sm:hidden'

const dateOr = (date: string | null | undefined, without: string) => (date ? formatDate(date) : without)

/** The keys with what is known of them; revoked and expired ones stay, marked. */
export function ApiKeyTable({ keys, onRevoked }: { keys: readonly ApiKey[]; onRevoked: () => void }) {
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const [now] = useState(() => Date.now())
  if (keys.length === 0) return <p className="text-sm text-muted">No API keys.</p>
  return (
    <div className="relative">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">API keys</caption>
        <thead className="text-xs text-muted">
          <tr>
            {columns.map(({ title, wide }) => (
              <th
                key={title}
                scope="col"
                className={classNames('py-1.5 pr-4 font-medium whitespace-nowrap', wide && 'max-sm:hidden')}
              >
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const status = statusOf(key, now)
            return (
              <tr key={key.id} className="border-t border-line">
                <th scope="row" className="py-2 pr-4 font-medium [overflow-wrap:anywhere]">
                  {key.name ?? <span className="text-muted">Unnamed</span>}
                  <span className="block text-xs font-normal text-muted sm:hidden">
                    <span className="font-mono">{shortened(key.reminder)}</span>, created{' '}
                    {dateOr(key.createdAt, 'unknown')}, last used {dateOr(key.lastUsedAt, 'never')}, expires{' '}
                    {dateOr(key.expiresAt, 'never')}
                  </span>
                </th>
                <td className={classNames(wideCell, 'font-mono text-xs')}>{shortened(key.reminder)}</td>
                <td className={wideCell}>{dateOr(key.createdAt, 'Unknown')}</td>
                <td className={wideCell}>{dateOr(key.lastUsedAt, 'Never')}</td>
                <td className={wideCell}>{dateOr(key.expiresAt, 'Never')}</td>
                <td className="pr-4">
                  <Tag className={status === 'active' ? 'border-good text-good' : ''}>
                    {statusWords[status]}
                  </Tag>
                </td>
                <td className="text-right">
                  {status === 'active' ? (
                    <Button
                      look="quiet"
                      onClick={() => setRevoking(key)}
                      aria-label={`Revoke ${titleOf(key)}`}
                    >
                      Revoke
                    </Button>
                  ) : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {revoking ? (
        <RevokeKey apiKey={revoking} onRevoked={onRevoked} onClose={() => setRevoking(null)} />
      ) : null}
    </div>
  )
}

function RevokeKey({
  apiKey,
  onRevoked,
  onClose,
}: {
  apiKey: ApiKey
  onRevoked: () => void
  onClose: () => void
}) {
  const { pending, error, revoke, dialog } = useRevocation(
    (mutate) => mutate(RevokeApiKeyDocument, { id: apiKey.id }),
    () => {
      onRevoked()
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={`Revoke “${titleOf(apiKey)}”?`}
      confirm="Revoke key"
      pending={pending}
      error={error}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      <p>
        Anything using the key <span className="font-mono text-xs">{shortened(apiKey.reminder)}</span> will
        stop working immediately. A revoked key cannot be reactivated.
      </p>
      {dialog}
    </ConfirmDialog>
  )
}
