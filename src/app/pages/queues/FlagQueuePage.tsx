import { mutate } from '#app/apollo/mutate.ts'
import { ResolveFlagDocument } from '#app/graphql/generated/discussion.ts'
import { FlagQueueDocument } from '#app/graphql/generated/queues.ts'
import type { FlagQueueQuery } from '#app/graphql/generated/queues.ts'
import { Moment } from '#app/entities/history/Moment.tsx'
import { Person } from '#app/entities/history/Person.tsx'
import { vocabularyFilter } from '#app/entities/tables/filter-values.ts'
import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import { recordTag } from '#domain/records/tags.ts'
import { AssertionPane } from './panes/AssertionPane.tsx'
import { EvidencePane } from './panes/EvidencePane.tsx'
import { noteOf } from './marks.tsx'
import { QueuePage } from './QueuePage.tsx'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import type { Action, QueueEntry } from './queue.ts'

const actions: readonly Action[] = [
  {
    id: 'resolve',
    label: 'Resolve',
    done: 'resolved',
    key: 'r',
    reasonLength: 10,
    run: async ({ id, decisionState }, reason, organizationId) => {
      const variables = { id, comment: reason ?? '', organizationId, decidedOn: decisionState }
      return { error: (await mutate(ResolveFlagDocument, variables)).error, undoable: null }
    },
  },
]

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: 'Status',
    kind: 'choice',
    initial: 'OPEN',
    choices: [
      { value: 'OPEN', label: 'Open' },
      { value: 'RESOLVED', label: 'Resolved' },
    ],
  },
  { id: 'type', ...vocabularyFilter('Record type', flaggableEntities) },
  {
    id: 'origin',
    label: 'Raised by',
    kind: 'choice',
    choices: [
      { value: 'people', label: 'People' },
      { value: 'releases', label: 'Imported releases' },
    ],
  },
  { id: 'by', label: 'Person', kind: 'person' },
]

const pageOf = ({ flags }: FlagQueueQuery) => flags

function entryOf(flag: FlagQueueQuery['flags']['nodes'][number]): QueueEntry {
  const { id, flaggable, flaggingUser, viewerMay } = flag
  const concern = noteOf(flag.openActivity)
  return {
    id,
    title: flaggable.name,
    href: `${flaggable.link}?tab=flags`,
    subject: <span className="text-muted">{recordTag('FLAG', id)}</span>,
    body: concern,
    note: concern,
    details: flaggedDetails(flaggable),
    about: (
      <>
        <Person user={flaggingUser} /> <Moment at={flag.createdAt} />
      </>
    ),
    claim: flaggable.claim ?? null,
    decisionState: flag.decisionState,
    may: flag.state === 'OPEN' && viewerMay ? { resolve: viewerMay.resolve } : {},
  }
}

/** The flagged record, of the kinds that review shows. */
function flaggedDetails({ id, __typename: type }: { id: number; __typename: string }) {
  if (type === 'EvidenceItem') return <EvidencePane key={id} id={id} />
  return type === 'Assertion' ? <AssertionPane key={id} id={id} /> : null
}

/** Concerns that are not settled. */
export function Component() {
  return (
    <QueuePage
      current="flags"
      title="Flags to resolve"
      none="No open flags"
      document={FlagQueueDocument}
      variablesOf={({ state, type, origin, by }) => ({
        state,
        flaggableType: type,
        imported: origin === undefined ? undefined : origin === 'releases',
        flaggingUserId: by === undefined ? undefined : Number(by),
      })}
      pageOf={pageOf}
      entryOf={entryOf}
      filters={filters}
      actions={actions}
    />
  )
}
