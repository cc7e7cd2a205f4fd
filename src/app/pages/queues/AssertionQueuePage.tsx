import { plainWords } from '#domain/text/plain-words.ts'
import { AssertionQueueDocument } from '#app/graphql/generated/queues.ts'
import type { AssertionQueueQuery } from '#app/graphql/generated/queues.ts'
import { paths } from '#app/paths.ts'
import { vocabularyFilter } from '#app/entities/tables/filter-values.ts'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { tagText } from '#app/entities/entities.ts'
import { assertionTypes } from '#domain/vocabularies/evidence.ts'
import { AssertionPane } from './panes/AssertionPane.tsx'
import { QueuePage } from './QueuePage.tsx'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { Brought, Warnings, noteOf } from './marks.tsx'
import { mayBeDecided, moderationActions, statusFilter } from './moderation-queue.ts'
import type { QueueEntry } from './queue.ts'

const actions = moderationActions('ASSERTION')

const filters: readonly ListFilter[] = [
  statusFilter,
  { id: 'type', ...vocabularyFilter('Type', assertionTypes) },
  { id: 'profile', label: 'Molecular profile', kind: 'text' },
  { id: 'disease', label: 'Disease', kind: 'text' },
]

const pageOf = ({ assertions }: AssertionQueueQuery) => assertions

function entryOf(assertion: AssertionQueueQuery['assertions']['nodes'][number]): QueueEntry {
  return {
    id: assertion.id,
    title: tagText('assertion', assertion.id),
    href: paths.assertion.href(assertion.id),
    subject: (
      <>
        <span className="font-medium">{assertion.claimTitle}</span>
        <span className="text-muted">
          {assertionTypes.label(assertion.assertionType)}, {assertion.evidenceItemsCount} evidence{' '}
          {assertion.evidenceItemsCount === 1 ? 'item' : 'items'}
        </span>
        {assertion.status === 'SUBMITTED' ? null : <StatusTag status={assertion.status} />}
        <Warnings {...assertion} />
      </>
    ),
    body: plainWords(assertion.summary),
    details: <AssertionPane key={assertion.id} id={assertion.id} />,
    about: <Brought event={assertion.submissionEvent} />,
    note: noteOf(assertion.submissionActivity),
    claim: assertion.claim ?? null,
    standing: { status: assertion.status, reason: null },
    decisionState: assertion.decisionState,
    may: mayBeDecided(assertion.status, assertion.viewerMay),
  }
}

/** Assertions that wait for review. */
export function Component() {
  return (
    <QueuePage
      current="assertions"
      title="Assertions to review"
      none="Nothing to review"
      document={AssertionQueueDocument}
      variablesOf={({ status, type, profile, disease }) => ({
        status,
        assertionType: type,
        molecularProfileName: profile,
        diseaseName: disease,
      })}
      pageOf={pageOf}
      entryOf={entryOf}
      filters={filters}
      actions={actions}
    />
  )
}
