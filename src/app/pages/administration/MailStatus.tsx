import type { AdministrationQuery } from '#app/graphql/generated/administration.ts'
import type { MailKind } from '#app/graphql/generated/schema-types.ts'
import { formatTime } from '#app/entities/history/format-time.ts'
import { Card } from '#app/ui/Card.tsx'

type Mail = NonNullable<AdministrationQuery['mailStatus']>

const kinds: Readonly<Record<MailKind, string>> = {
  INVITATION: 'Invitation',
  PASSWORD_RESET: 'Password reset',
  PASSWORD_CHANGED: 'Password or sign-in changed',
  EMAIL_VERIFICATION: 'Verification of an address',
  EMAIL_CHANGED: 'Address changed',
  NOTIFICATIONS: 'Notifications',
  DIGEST: 'Notifications of a day',
}

/** State of mail: what waits, what was sent last, and which messages were set aside for which reason. */
export function MailStatus({ mail: { waiting, lastSentAt, lastFailure, failed } }: { mail: Mail }) {
  return (
    <Card title="Mail">
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
        <dt className="text-muted">Waiting</dt>
        <dd>{waiting === 1 ? '1 message' : `${waiting} messages`}</dd>
        <dt className="text-muted">Last sent</dt>
        <dd>{lastSentAt ? formatTime(lastSentAt) : 'None in the last 30 days'}</dd>
        <dt className="text-muted">Last failure</dt>
        <dd className="break-words">
          {lastFailure ? `${formatTime(lastFailure.at)}: ${lastFailure.reason}` : 'None'}
        </dd>
      </dl>
      {failed.length > 0 ? (
        <>
          <h3 className="mt-4 text-sm font-semibold">Not sent</h3>
          <ul className="divide-y divide-line">
            {failed.map(({ id, kind, recipient, reason, failedAt }) => (
              <li key={id} className="py-2 text-sm break-words">
                {kinds[kind]}
                {recipient ? ` to ${recipient}` : ''}
                <span className="block text-xs text-muted">
                  {formatTime(failedAt)}: {reason}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  )
}
