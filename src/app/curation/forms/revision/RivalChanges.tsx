import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Moment } from '#app/entities/history/Moment.tsx'
import { Person } from '#app/entities/history/Person.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { ChangedValue } from './ChangedValue.tsx'
import type { RivalChange } from './field-changes.ts'
import type { PendingRevision } from './pending-revisions.ts'

/** Changes of a field that wait for a decision while somebody proposes another one. */
export function RivalChanges({ rivals, viewerId }: { rivals: readonly RivalChange[]; viewerId: number }) {
  return rivals.map((rival) =>
    rival.same ? (
      <Callout key={rival.id} title="The same change is already pending.">
        It will not be submitted again. <Suggested revision={rival} viewerId={viewerId} />
      </Callout>
    ) : (
      <Callout key={rival.id} tone="warning" title="Another change is pending.">
        <PendingChange revision={rival} viewerId={viewerId} />
      </Callout>
    ),
  )
}

/** A change that waits for a decision: whose it is, and what it makes otherwise. */
export function PendingChange({ revision, viewerId }: { revision: PendingRevision; viewerId: number }) {
  const { present, proposed } = revision
  return (
    <>
      <Suggested revision={revision} viewerId={viewerId} />
      <ChangedValue present={present} proposed={proposed} only="proposed" />
    </>
  )
}

/** Who suggested something, and when, with the way to it. */
function Suggested({ revision, viewerId }: { revision: PendingRevision; viewerId: number }) {
  const { user, createdAt, revisionSetId, name } = revision
  return (
    <>
      {user?.id === viewerId ? 'You' : user ? <Person user={user} /> : 'Another user'} suggested this on{' '}
      <Moment at={createdAt} /> (
      <Link className="link whitespace-nowrap" to={paths.revisionSet.href(revisionSetId)}>
        {name}
      </Link>
      ).
    </>
  )
}
