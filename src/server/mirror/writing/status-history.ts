import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { recordActivity } from '#server/curation/record-activity.ts'
import type { Mirroring } from './mirroring.ts'

/** Events of a status of evidence items and assertions. */
const events = {
  EVIDENCE_ITEM: {
    submission: 'SUBMITTED',
    ACCEPTED: 'ACCEPTED',
    REJECTED: 'REJECTED',
    SUBMITTED: 'REVERTED',
  },
  ASSERTION: {
    submission: 'ASSERTION_SUBMITTED',
    ACCEPTED: 'ASSERTION_ACCEPTED',
    REJECTED: 'ASSERTION_REJECTED',
    SUBMITTED: 'ASSERTION_REVERTED',
  },
} as const satisfies Record<string, Record<EvidenceStatus | 'submission', EventAction>>

const activities = {
  EVIDENCE_ITEM: { submit: 'SUBMIT_EVIDENCE_ITEM', moderate: 'MODERATE_EVIDENCE_ITEM' },
  ASSERTION: { submit: 'SUBMIT_ASSERTION', moderate: 'MODERATE_ASSERTION' },
} as const

/**
 * Writes into the history of an evidence item or assertion that it was submitted, or got another status, in the name of
 * the automation account: the upstream says that it happened, and its history is there.
 * @param before the status before; null: the record is new
 */
export async function recordStatus(
  { curation: account, now }: Pick<Mirroring, 'curation' | 'now'>,
  { kind, id }: { kind: VersionedKind; id: number },
  before: EvidenceStatus | null,
  after: UpstreamDocument,
  note: string | null = null,
): Promise<void> {
  const { status } = after
  if (
    (kind !== 'EVIDENCE_ITEM' && kind !== 'ASSERTION') ||
    !evidenceStatuses.has(status) ||
    status === before
  )
    return
  const subject = { entityType: kind, id }
  const curation = { ...account, now }
  if (before === null)
    await recordActivity(curation, {
      kind: activities[kind].submit,
      subject,
      events: [{ action: events[kind].submission, subject }],
    })
  if (before === null && status === 'SUBMITTED') return
  await recordActivity(curation, {
    kind: activities[kind].moderate,
    subject,
    note,
    events: [{ action: events[kind][status], subject }],
  })
}
