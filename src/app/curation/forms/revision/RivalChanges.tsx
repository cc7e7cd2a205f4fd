import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Moment } from '#app/records/history/Moment.tsx'
import { Person } from '#app/records/history/Person.tsx'
import { Callout } from '#app/ui/Callout.tsx'
import { shortText } from '../../review/revisions/revised-value.ts'
import type { RivalChange } from './field-changes.ts'
import type { PendingRevision } from './pending-revisions.ts'

/** Changes of a field that wait for a decision while somebody proposes another one. */
export function RivalChanges({ rivals, viewerId }: { rivals: readonly RivalChange[]; viewerId: number }) {
  return rivals.map((rival) => (
    <Callout
      key={rival.id}
      tone={rival.same ? 'note' : 'warning'}
      title={rival.same ? 'The same waits for a decision already.' : 'Another change waits for a decision.'}
    >
      <PendingChange revision={rival} viewerId={viewerId} />
      {rival.same ? ' It is not filed a second time.' : null}
    </Callout>
  ))
}

/** Who suggested what, and when, with the way to it. */
export function PendingChange({ revision, viewerId }: { revision: PendingRevision; viewerId: number }) {
  const { user, createdAt, revisionSetId, name, proposed } = revision
  return (
    <>
      {user?.id === viewerId ? 'You' : user ? <Person user={user} /> : 'Somebody'}, <Moment at={createdAt} />:{' '}
      <q className="line-clamp-3 inline break-words">{shortText(proposed)}</q>{' '}
      <Link className="link whitespace-nowrap" to={paths.revisionSet.href(revisionSetId)}>
        See {name}
      </Link>
      .
    </>
  )
}
