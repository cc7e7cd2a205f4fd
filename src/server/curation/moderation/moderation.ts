import { moderationCommentDenial, moderationDenial, statusDenial } from '#domain/policies/moderation.ts'
import type { ModeratedRecord } from '#domain/policies/moderation.ts'
import { deprecatedProfile } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { refreshEvidenceCounts, refreshScores } from '#server/knowledge/derived.ts'
import { latestEvent } from '#server/knowledge/activity/events.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { AssertionRecord, EvidenceItemRecord } from '#server/knowledge/records/records.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import { requireReview } from './approval-review.ts'
import { assertionFieldsById, assertionViolations, ownViolations } from '../submission/assertion-fields.ts'
import type { AssertionFields } from '../submission/assertion-fields.ts'
import type { Curation } from '../curate.ts'
import { evidenceItemFieldsById, evidenceViolations } from '../submission/evidence-item-fields.ts'
import { identicalEvidenceError } from '../submission/identical-evidence.ts'
import { keepLocalChanges } from '../local-changes.ts'
import { recordActivity } from '../record-activity.ts'
import { withCoi } from '../rights.ts'
import { subscribe } from '../discussion/subscribing.ts'
import { assertValid } from '../validity.ts'

/** A change of status that somebody asks for. */
export interface Moderation {
  id: number
  newStatus: EvidenceStatus
  /** The reason for a rejection or a return; null when none is given. */
  comment: string | null
}

/** What is different for evidence items and assertions. */
interface Kind {
  activity: ActivityType
  /** The event that each status gives. */
  events: Record<EvidenceStatus, EventAction>
  submission: EventAction
  table: 'evidence_items' | 'assertions'
}

const kinds: Record<ModeratedRecord['kind'], Kind> = {
  EVIDENCE_ITEM: {
    activity: 'MODERATE_EVIDENCE_ITEM',
    events: { ACCEPTED: 'ACCEPTED', REJECTED: 'REJECTED', SUBMITTED: 'REVERTED' },
    submission: 'SUBMITTED',
    table: 'evidence_items',
  },
  ASSERTION: {
    activity: 'MODERATE_ASSERTION',
    events: {
      ACCEPTED: 'ASSERTION_ACCEPTED',
      REJECTED: 'ASSERTION_REJECTED',
      SUBMITTED: 'ASSERTION_REVERTED',
    },
    submission: 'ASSERTION_SUBMITTED',
    table: 'assertions',
  },
}

/** The event by which records of the kind are submitted; its author is the submitter. */
export const submissionEvent = (kind: ModeratedRecord['kind']) => latestEvent(kinds[kind].submission, kind)

/**
 * Accepts, rejects or reverts an evidence item, and computes anew what follows from its status: the score of its
 * profile and the evidence counts of the assertions that cite it (curation rules, section 2).
 * @throws ClientError
 */
export async function moderateEvidenceItem(curation: Curation, moderation: Moderation) {
  const { tx, find } = curation
  const { id, newStatus } = moderation
  const item = await find(recordById.evidence_items, id)
  if (!item) throw new ClientError('NOT_FOUND', `Evidence item ${id} doesn't exist`)
  await assertModeration(curation, item, moderation)
  const fields = await find(evidenceItemFieldsById, id)
  if (newStatus !== 'REJECTED' && fields) {
    assertValid((await evidenceViolations(tx, [fields])).flat())
    if (item.status === 'REJECTED') throwIfAny('CONFLICT', [await identicalEvidenceError(tx, fields, id)])
  }
  await giveStatus(curation, item, moderation)
  await refreshScores(tx, [item.molecular_profile_id])
  const citing = await tx
    .selectFrom('assertion_evidence_items')
    .select('assertion_id')
    .where('evidence_item_id', '=', id)
    .execute()
  await refreshEvidenceCounts(
    tx,
    citing.map(({ assertion_id }) => assertion_id),
  )
  return { evidenceItemId: id }
}

/**
 * Accepts, rejects or reverts an assertion (curation rules, section 2).
 * @throws ClientError
 */
export async function moderateAssertion(curation: Curation, moderation: Moderation) {
  const { find } = curation
  const { id, newStatus } = moderation
  const assertion = await find(recordById.assertions, id)
  if (!assertion) throw new ClientError('NOT_FOUND', `Assertion ${id} doesn't exist`)
  await assertModeration(curation, assertion, moderation)
  const fields = await find(assertionFieldsById, id)
  if (fields) assertValid(await violationsAs(curation, newStatus, fields))
  await giveStatus(curation, assertion, moderation)
  return { assertionId: id }
}

/** The rules of an assertion that stand against the status (curation rules, section 2). */
async function violationsAs(
  { tx, find }: Curation,
  newStatus: EvidenceStatus,
  fields: AssertionFields,
): Promise<Violation[]> {
  // What it cites must not keep an assertion from being rejected.
  if (newStatus === 'REJECTED') return ownViolations(tx, fields)
  const violations = await assertionViolations(tx, fields)
  if (newStatus === 'ACCEPTED') return violations
  const profile = await find(recordById.molecular_profiles, fields.molecularProfileId)
  return [...violations, ...deprecatedProfile(profile?.deprecated)]
}

async function assertModeration(
  curation: Curation,
  { record_type: kind, id, status }: EvidenceItemRecord | AssertionRecord,
  { newStatus, comment }: Moderation,
): Promise<void> {
  const submission = await curation.find(submissionEvent(kind), id)
  const record: ModeratedRecord = { kind, id, status, submitterId: submission?.user_id ?? null }
  const state = statusDenial(record, newStatus)
  if (state) throw new ClientError('CONFLICT', state)
  const wording = moderationCommentDenial(newStatus, comment)
  if (wording) throw new ClientError('BAD_USER_INPUT', wording)
  const right = moderationDenial(await withCoi(curation), record, newStatus)
  if (right) throw new ClientError('FORBIDDEN', right)
}

async function giveStatus(
  curation: Curation,
  record: EvidenceItemRecord | AssertionRecord,
  { newStatus, comment }: Moderation,
): Promise<void> {
  const { record_type: entityType, id } = record
  const { table, activity, events } = kinds[entityType]
  await curation.tx
    .updateTable(table)
    .set({ status: newStatus, updated_at: curation.now })
    .where('id', '=', id)
    .execute()
  await keepLocalChanges(curation, record, ['status'])
  const subject = { entityType, id }
  const approvalIds = newStatus === 'REJECTED' ? await requireReview(curation, subject) : []
  await recordActivity(curation, {
    kind: activity,
    subject,
    note: comment,
    events: [{ action: events[newStatus], subject }],
    approvalIds,
  })
  await subscribe(curation, subject)
}
