import type { MirrorAttemptPartsFragment } from '#app/graphql/generated/mirror-outbox.ts'
import { Person } from '#app/entities/history/Person.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { MirrorRecord } from '../MirrorRecord.tsx'
import { When } from '../status/When.tsx'

const states = {
  SENDING: 'is being sent',
  SENT: 'sent',
  FAILED: 'not sent',
  UNCERTAIN: 'may have arrived',
} as const

/** Suggestions that were sent to upstreams: when, by whom, and their outcome. */
export function Attempts({ attempts }: { attempts: readonly MirrorAttemptPartsFragment[] }) {
  if (attempts.length === 0) return null
  return (
    <Card title="Earlier suggestions">
      <ul className="divide-y divide-line text-sm">
        {attempts.map(({ id, kind, recordId, fields, state, sentAt, user, revisionIds, reason, link }) => (
          <li key={id} className="space-y-0.5 py-2 first:pt-0 last:pb-0">
            <p>
              <MirrorRecord kind={kind} id={recordId} /> {fields.join(', ')}: {states[state]}{' '}
              <When at={sentAt} /> by {user ? <Person user={user} /> : 'the command line'}
            </p>
            {state === 'SENT' || state === 'UNCERTAIN' ? (
              <p>
                <ExternalLink href={link}>
                  {revisionIds.length > 0 ? `Revision ${revisionIds.join(', ')} there` : 'Revisions there'}
                </ExternalLink>
              </p>
            ) : null}
            {reason ? <p className="text-muted">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
