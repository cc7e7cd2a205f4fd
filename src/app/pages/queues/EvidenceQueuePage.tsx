import { useSearchParams } from 'react-router'
import { plainWords } from '#domain/text/plain-words.ts'
import { EvidenceQueueDocument } from '#app/graphql/generated/queues.ts'
import type { EvidenceQueueQuery, EvidenceQueueQueryVariables } from '#app/graphql/generated/queues.ts'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { tagText } from '#app/entities/entities.ts'
import { evidenceLevels, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import { EvidencePane } from './panes/EvidencePane.tsx'
import { QueuePage } from './QueuePage.tsx'
import { readFilters } from '#app/curation/review/filters/list-filters.ts'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { Brought, Warnings, noteOf } from './marks.tsx'
import { mayBeDecided, moderationActions, statusFilter } from './moderation-queue.ts'
import type { QueueEntry } from './queue.ts'
import { useQueue } from './use-queue.ts'

const actions = moderationActions('EVIDENCE_ITEM')

const filters: readonly ListFilter[] = [
  statusFilter,
  {
    id: 'type',
    label: 'Type',
    kind: 'choice',
    choices: evidenceTypes.values.map((value) => ({ value, label: evidenceTypes.label(value) })),
  },
  {
    id: 'level',
    label: 'Level',
    kind: 'choice',
    choices: evidenceLevels.values.map((value) => ({ value, label: evidenceLevels.label(value) })),
  },
  { id: 'profile', label: 'Molecular profile', kind: 'text' },
  { id: 'disease', label: 'Disease', kind: 'text' },
]

const pageOf = ({ evidenceItems }: EvidenceQueueQuery) => evidenceItems

function entryOf(item: EvidenceQueueQuery['evidenceItems']['nodes'][number]): QueueEntry {
  return {
    id: item.id,
    title: tagText('evidenceItem', item.id),
    href: paths.evidenceItem.href(item.id),
    subject: (
      <>
        <EntityLink kind="molecularProfile" record={item.molecularProfile} />
        {item.disease ? <EntityLink kind="disease" record={item.disease} /> : null}
        <span className="text-muted">
          {evidenceTypes.label(item.evidenceType)}, level {item.evidenceLevel}
        </span>
        {item.status === 'SUBMITTED' ? null : <StatusTag status={item.status} />}
        <Warnings {...item} />
      </>
    ),
    body: plainWords(item.description),
    details: <EvidencePane key={item.id} id={item.id} />,
    about: <Brought event={item.submissionEvent} />,
    note: noteOf(item.submissionActivity),
    claim: item.claim ?? null,
    standing: { status: item.status, reason: null },
    may: mayBeDecided(item.status, item.viewerMay),
  }
}

/** Evidence that waits for review. */
export function Component() {
  const [search] = useSearchParams()
  const chosen = readFilters(search, filters)
  const variables = {
    status: chosen['status'],
    evidenceType: chosen['type'],
    evidenceLevel: chosen['level'],
    molecularProfileName: chosen['profile'],
    diseaseName: chosen['disease'],
    // `readFilters` lets through only what the filters offer.
  } as Omit<EvidenceQueueQueryVariables, 'first' | 'after'>
  const queue = useQueue(EvidenceQueueDocument, variables, pageOf, entryOf)
  return (
    <QueuePage
      current="evidence"
      title="Evidence to review"
      filters={filters}
      queue={queue}
      actions={actions}
      none="Nothing to review"
    />
  )
}
