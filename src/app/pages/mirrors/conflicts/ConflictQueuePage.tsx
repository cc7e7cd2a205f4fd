import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { entityKindOf } from '#app/entities/entities.ts'
import { vocabularyFilter } from '#app/entities/tables/filter-values.ts'
import { Moment } from '#app/entities/history/Moment.tsx'
import { MirrorConflictsDocument } from '#app/graphql/generated/mirror-conflicts.ts'
import type { MirrorConflictsQuery } from '#app/graphql/generated/mirror-conflicts.ts'
import { ExternalLink } from '#app/ui/ExternalLink.tsx'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import { QueuePage } from '../../queues/QueuePage.tsx'
import type { Action, QueueEntry } from '../../queues/queue.ts'
import { mirrorTabs } from '../mirror-tabs.ts'
import { ConflictContents } from './ConflictContents.tsx'
import { ConflictPane } from './ConflictPane.tsx'
import { EditContent } from './EditContent.tsx'
import { decide, titleOf } from './conflict.ts'
import type { Conflict } from './conflict.ts'

const actionTo = (take: 'THEIRS' | 'OURS', parts: Pick<Action, 'id' | 'label' | 'done' | 'key'>): Action => ({
  ...parts,
  reasonLength: null,
  run: async (entry, _reason, organizationId) =>
    (await decide([entry], take, organizationId))[0] ?? { error: null, undoable: null },
  runAll: (entries, organizationId) => decide(entries, take, organizationId),
})

const actions: readonly Action[] = [
  actionTo('THEIRS', {
    id: 'theirs',
    label: 'Take theirs',
    done: 'given the content of the upstream',
    key: 't',
  }),
  actionTo('OURS', {
    id: 'ours',
    label: 'Keep ours',
    done: 'kept until the upstream changes again',
    key: 'o',
  }),
]

const filters: readonly ListFilter[] = [
  { id: 'kind', ...vocabularyFilter('Record type', flaggableEntities, (value) => recordKinds[value].noun) },
  { id: 'of', label: 'Record ID', kind: 'text' },
]

const pageOf = ({ mirrorConflicts }: MirrorConflictsQuery) => mirrorConflicts

function entryOf(conflict: Conflict): QueueEntry {
  const { id, record, kind, upstreamName, upstreamUrl, openedAt, digest, viewerMay } = conflict
  const entity = entityKindOf(kind)
  const ability = viewerMay?.decide
  return {
    id,
    title: titleOf(conflict),
    href: record.link,
    ...(entity && { card: `${entity}:${record.id}` }),
    subject: (
      <>
        <span className="text-muted">{recordKinds[kind].noun}</span>
        {upstreamUrl ? <ExternalLink href={upstreamUrl}>{upstreamName}</ExternalLink> : upstreamName}
      </>
    ),
    body: null,
    note: null,
    details: <ConflictPane key={id} conflict={conflict} />,
    inRow: (
      <div className="space-y-2 py-1">
        <ConflictContents conflict={conflict} />
        {ability?.allowed ? <EditContent conflict={conflict} /> : null}
      </div>
    ),
    about: (
      <>
        Since <Moment at={openedAt} />
      </>
    ),
    claim: null,
    digest,
    may: ability ? { theirs: ability, ours: ability } : {},
  }
}

/** The id that a text means; undefined for none. */
const idOf = (text: string | null | undefined): number | undefined => {
  const [digits] = /\d+$/.exec(text?.trim() ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Fields that were changed here and, otherwise, upstream: which content they get. */
export function Component() {
  return (
    <QueuePage
      current="conflicts"
      tabs={mirrorTabs}
      tabsLabel="Mirrors"
      title="Conflicts with upstreams"
      none="No open conflicts"
      document={MirrorConflictsDocument}
      variablesOf={({ kind, of }) => ({ kind, recordId: idOf(of) })}
      pageOf={pageOf}
      entryOf={entryOf}
      filters={filters}
      actions={actions}
    />
  )
}
