import { recordTag } from '#domain/records/tags.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '#server/curation/curate.ts'
import { addComment } from '#server/curation/discussion/comments.ts'
import { deprecateFeature, deprecateVariant } from '#server/curation/moderation/deprecations.ts'
import { moderateAssertion, moderateEvidenceItem } from '#server/curation/moderation/moderation.ts'
import { requireEditor } from '#server/curation/rights.ts'
import { duplicatePairs } from './duplicate-pairs.ts'
import type { DuplicatePair } from './duplicate-pairs.ts'
import { upstreamOf } from './duplicates.ts'

/** Upstream records that one local record may be the same as: far more than any has. */
const MOST_OF_ONE = 1000

/** @throws ClientError for anyone but editors, and when the two are no possible duplicate (any more) */
async function assertOpen(curation: Curation, pair: DuplicatePair): Promise<void> {
  requireEditor(curation, 'decide on possible duplicates')
  const { kind, localId, recordId } = pair
  const pairs = await duplicatePairs(curation.tx, kind, { localId, most: MOST_OF_ONE })
  if (pairs.some((one) => one.recordId === recordId)) return
  const tags = `${recordTag(kind, localId)} and ${recordTag(kind, recordId)}`
  throw new ClientError('NOT_FOUND', `${tags} are not an open possible duplicate`)
}

async function noteDecision(
  { tx, user, now }: Curation,
  { kind, localId, recordId }: DuplicatePair,
  decision: 'SAME' | 'DIFFERENT',
): Promise<void> {
  await tx
    .insertInto('mirror_duplicates')
    .values({
      record_type: kind,
      local_id: localId,
      record_id: recordId,
      decision,
      user_id: user.id,
      decided_at: now,
    })
    .execute()
}

/** Takes the local record out of use, with the reason in an activity. */
async function retire(curation: Curation, { kind, localId: id }: DuplicatePair, note: string): Promise<void> {
  switch (kind) {
    case 'EVIDENCE_ITEM':
      await moderateEvidenceItem(curation, { id, newStatus: 'REJECTED', comment: note })
      return
    case 'ASSERTION':
      await moderateAssertion(curation, { id, newStatus: 'REJECTED', comment: note })
      return
    case 'FEATURE':
      await deprecateFeature(curation, { id, reason: 'DUPLICATE', comment: note })
      return
    case 'VARIANT':
      await deprecateVariant(curation, { id, reason: 'DUPLICATE', comment: note })
      return
    case 'VARIANT_GROUP':
      // Groups have no status and no deprecation.
      await addComment(curation, { subject: { entityType: kind, id }, title: null, body: note })
  }
}

/**
 * Decides that a local record is the same as one of an upstream: it is rejected or deprecated as a duplicate, as curation
 * does it otherwise, with a reference to the other. Its comments and flags stay.
 * @param comment of the editor; null: none
 * @throws ClientError when the rules of curation forbid it, such as for a variant with evidence
 */
export async function confirmDuplicate(
  curation: Curation,
  { comment, ...pair }: DuplicatePair & { comment: string | null },
): Promise<DuplicatePair> {
  await assertOpen(curation, pair)
  const same = `The same as #${recordTag(pair.kind, pair.recordId)} from ${await upstreamOf(curation.tx, pair)}.`
  await retire(curation, pair, comment === null ? same : `${same} ${comment}`)
  await noteDecision(curation, pair, 'SAME')
  return pair
}

/** Decides that a local record is not the one of an upstream, so that they are not listed again. */
export async function dismissDuplicate(curation: Curation, pair: DuplicatePair): Promise<DuplicatePair> {
  await assertOpen(curation, pair)
  await noteDecision(curation, pair, 'DIFFERENT')
  return pair
}
