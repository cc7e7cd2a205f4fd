import { userRoles } from '#domain/vocabularies/people.ts'
import { formatDate } from '#app/ui/dates.ts'

type Invitation = Partial<
  Record<'role' | 'expiresAt' | 'invitedBy' | 'organization' | 'recipient', string | null>
>

/** Inviter, recipient, role and organization of an invitation, and how long it can be accepted. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { role, expiresAt, invitedBy, organization, recipient } = invitation
  const facts = [
    ['Invited by', invitedBy],
    ['For', recipient],
    ['Role', userRoles.has(role) ? userRoles.label(role) : null],
    ['Organization', organization],
    ['Valid until', expiresAt && formatDate(expiresAt)],
    ['Site', window.location.host],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      {facts.map(([name, fact]) =>
        fact ? (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
