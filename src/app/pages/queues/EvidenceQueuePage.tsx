import { plainWords } from '#domain/text/plain-words.ts'
import { EvidenceQueueDocument } from '#app/graphql/generated/queues.ts'
import type { EvidenceQueueQuery } from '#app/graphql/generated/queues.ts'
import { paths } from '#app/paths.ts'
import { vocabularyFilter } from '#app/entities/tables/filter-values.ts'
import { StatusTag } from '#app/entities/evidence/StatusTag.tsx'
import { tagText } from '#app/entities/entities.ts'
import { evidenceLevels, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import { EvidencePane } from './panes/EvidencePane.tsx'
import { QueuePage } from './QueuePage.tsx'
import type { ListFilter } from '#app/curation/review/filters/list-filters.ts'
import { Brought, Warnings, noteOf } from './marks.tsx'
import { mayBeDecided, moderationActions, statusFilter } from './moderation-queue.ts'
import type { QueueEntry } from './queue.ts'

const actions = moderationActions('EVIDENCE_ITEM')

const filters: readonly ListFilter[] = [
  statusFilter,
  { id: 'type', ...vocabularyFilter('Type', evidenceTypes) },
  { id: 'level', ...vocabularyFilter('Level', evidenceLevels) },
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
        <span className="font-medium">{item.claimTitle}</span>
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
    decisionState: item.decisionState,
    may: mayBeDecided(item.status, item.viewerMay),
  }
}

/** Evidence that waits for review. */
export function Component() {
  return (
    <QueuePage
      current="evidence"
      title="Evidence to review"
      none="Nothing to review"
      document={EvidenceQueueDocument}
      variablesOf={({ status, type, level, profile, disease }) => ({
        status,
        evidenceType: type,
        evidenceLevel: level,
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
