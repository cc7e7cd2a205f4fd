import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Callout } from '#app/ui/Callout.tsx'
import type { RevisionDecided } from './RevisionDecision.tsx'

/** What was decided, what fell with it, and what can be done where it was a mistake: no rule takes it back. */
export function RevisionOutcome({
  outcome: { decided, fields, superseded },
  record,
  left,
}: {
  outcome: RevisionDecided
  record: { name: string; link: string }
  /** How many changes of the set still wait. */
  left: number
}) {
  return (
    <Callout title={`${fields.join(', ')} ${fields.length === 1 ? 'was' : 'were'} ${decided}.`}>
      {superseded.length > 0 ? (
        <p>
          Superseded with that:{' '}
          {superseded
            .map(
              ({ name, fieldDisplayName: field, creationActivity }) =>
                `${name} (${field}, suggested by ${creationActivity?.user.displayName ?? 'somebody'})`,
            )
            .join(', ')}
          .
        </p>
      ) : null}
      <p>
        {decided === 'accepted'
          ? 'This is final: a value that should be as before can be suggested anew for '
          : 'This is final: who suggested it can do so again for '}
        <Link className="link" to={record.link}>
          {record.name}
        </Link>
        .{' '}
        {left === 0 ? (
          <Link className="link" to={paths.revisionQueue.href()}>
            On to other revisions
          </Link>
        ) : null}
      </p>
    </Callout>
  )
}
