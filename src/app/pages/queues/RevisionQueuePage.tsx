import { mutate } from '#app/apollo/mutate.ts'
import type { Ability } from '#app/curation/review/AbilityButton.tsx'
import { leftOutOf, useLeftOut } from '#app/curation/review/revisions/left-out-changes.ts'
import { supersededSentence } from '#app/curation/review/revisions/revision-decided.ts'
import { RevisionQueueDocument } from '#app/graphql/generated/queues.ts'
import type { RevisionQueueQuery } from '#app/graphql/generated/queues.ts'
import { AcceptRevisionsDocument, RejectRevisionsDocument } from '#app/graphql/generated/revision-review.ts'
import { paths } from '#app/paths.ts'
import { Moment } from '#app/entities/history/Moment.tsx'
import { fieldLabel } from '#domain/records/field-labels.ts'
import { Person } from '#app/entities/history/Person.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { RevisionPane } from './panes/RevisionPane.tsx'
import { noteOf } from './marks.tsx'
import { QueuePage } from './QueuePage.tsx'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import type { Action, QueueEntry } from './queue.ts'

type RevisionSet = RevisionQueueQuery['revisionSets']['nodes'][number]

/** The pending changes of a revision set, but for those that its reviewer has unticked. */
const changesDecided = ({ id, changeIds = [] }: QueueEntry): number[] =>
  changeIds.filter((changeId) => !leftOutOf(id).has(changeId))

const noChange = { error: 'Select at least one change', undoable: null }

const actions: readonly Action[] = [
  {
    id: 'accept',
    label: 'Accept',
    done: 'accepted',
    key: 'a',
    reasonLength: null,
    run: async (entry, _reason, organizationId) => {
      const ids = changesDecided(entry)
      if (ids.length === 0) return noChange
      const variables = { ids, organizationId, decidedOn: entry.decisionState }
      const { data, error } = await mutate(AcceptRevisionsDocument, variables)
      const superseded = data?.acceptRevisions?.supersededRevisions ?? []
      const state = data?.acceptRevisions?.decisionState
      return { error, undoable: null, state, note: supersededSentence(superseded) }
    },
  },
  {
    id: 'reject',
    label: 'Reject',
    done: 'rejected',
    key: 'r',
    reasonLength: 10,
    run: async (entry, reason, organizationId) => {
      const ids = changesDecided(entry)
      if (ids.length === 0) return noChange
      const decidedOn = entry.decisionState
      const variables = { ids, comment: reason ?? '', organizationId, decidedOn }
      const { data, error } = await mutate(RejectRevisionsDocument, variables)
      return { error, undoable: null, state: data?.rejectRevisions?.decisionState }
    },
  },
]

const filters: readonly ListFilter[] = [
  {
    id: 'subject',
    label: 'Record type',
    kind: 'choice',
    choices: [
      { value: 'EVIDENCE_ITEM', label: 'Evidence' },
      { value: 'ASSERTION', label: 'Assertions' },
      { value: 'FEATURE', label: 'Features' },
      { value: 'VARIANT', label: 'Variants' },
      { value: 'MOLECULAR_PROFILE', label: 'Molecular profiles' },
      { value: 'VARIANT_GROUP', label: 'Variant groups' },
    ],
  },
  { id: 'by', label: 'Suggested by', kind: 'text' },
  {
    id: 'own',
    label: 'My revisions',
    kind: 'choice',
    choices: [{ value: 'no', label: 'Exclude mine' }],
    empty: 'All',
  },
]

const pageOf = ({ revisionSets }: RevisionQueueQuery) => revisionSets

function entryOf(set: RevisionSet): QueueEntry {
  const pending = set.revisions.filter(({ status }) => status === 'NEW')
  const changeIds = pending.map(({ id }) => id)
  const conflicts = pending.filter(({ conflicting }) => conflicting)
  const { record } = set.revisedRecord
  const comment = noteOf(set.creationActivity)
  return {
    id: set.id,
    title: set.displayName,
    href: paths.revisionSet.href(set.id),
    subject: (
      <>
        {'claimTitle' in record ? <span className="font-medium">{record.claimTitle}</span> : null}
        <span>
          {'feature' in record ? `${record.feature.name} ${record.name}` : record.name}:{' '}
          {pending.map(({ fieldName }) => fieldLabel(fieldName, record['__typename'])).join(', ')}
        </span>
        {conflicts.length > 0 ? <Tag className="text-warning">Changed since</Tag> : null}
        <LeftOut id={set.id} changeIds={changeIds} />
      </>
    ),
    body: comment,
    note: comment,
    details: <RevisionPane key={set.id} id={set.id} />,
    decidesItself: true,
    changeIds,
    about: (
      <>
        {set.creationActivity ? <Person user={set.creationActivity.user} /> : null}{' '}
        <Moment at={set.createdAt} />
      </>
    ),
    claim: record.claim ?? null,
    decisionState: record.decisionState,
    may: mayDecide(set, conflicts.length > 0),
  }
}

/** How much of a revision set a decision is about, where its reviewer has left something out. */
function LeftOut({ id, changeIds }: { id: number; changeIds: readonly number[] }) {
  const [leftOut] = useLeftOut(id)
  const chosen = changeIds.filter((changeId) => !leftOut.has(changeId)).length
  if (chosen === changeIds.length) return null
  return (
    <Tag>
      {chosen} of {changeIds.length} changes selected
    </Tag>
  )
}

/** What may be done with the whole of a set, without looking into it. */
function mayDecide({ revisions }: RevisionSet, conflicting: boolean): Record<string, Ability> {
  const pending = revisions.filter(({ status }) => status === 'NEW')
  const denialOf = (action: 'accept' | 'reject') =>
    pending.map(({ viewerMay }) => viewerMay?.[action]).find((ability) => !ability?.allowed)
  const look = (reason: string): Ability => ({ allowed: false, reason })
  const accept =
    denialOf('accept') ??
    (conflicting
      ? look('A field has changed since; open it to review')
      : pending.length < revisions.length
        ? look('Partly reviewed; open it to review the rest')
        : { allowed: true })
  return { accept, reject: denialOf('reject') ?? { allowed: true } }
}

/** Suggested changes that wait for review. */
export function Component() {
  return (
    <QueuePage
      current="revisions"
      title="Revisions to review"
      none="Nothing to review"
      document={RevisionQueueDocument}
      variablesOf={({ subject, by, own }, viewer) => ({
        subjectType: subject,
        originatingUserName: by,
        excludeRevisionsFromUserId: own === 'no' ? viewer?.id : undefined,
      })}
      pageOf={pageOf}
      entryOf={entryOf}
      filters={filters}
      actions={actions}
    />
  )
}
