import type { RevisedRecord } from '#domain/policies/revisions.ts'
import type { ModeratedEntity } from '#domain/vocabularies/curation.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { existing, findRecord, recordById } from '#server/knowledge/records/records.ts'
import { submissionEvent } from '../moderation/moderation.ts'
import type { RevisedSubject } from './revisable.ts'

type RecordType = Exclude<ModeratedEntity, 'VARIANT_COORDINATES' | 'EXON_COORDINATES'>

/** A record with a page of its own, as opposed to coordinates, which are their variant's. */
export interface RevisedRecordReference {
  entityType: RecordType
  id: number
}

/** The record that a subject belongs to: of coordinates the variant, else itself. */
export async function recordOf(
  find: Load,
  { entityType, id }: RevisedSubject,
): Promise<RevisedRecordReference> {
  if (entityType !== 'VARIANT_COORDINATES' && entityType !== 'EXON_COORDINATES') return { entityType, id }
  const coordinates = await existing(findRecord(find, entityType, id))
  if (!('variant_id' in coordinates)) throw new Error(`${entityType} ${id} has no variant`)
  return { entityType: 'VARIANT', id: coordinates.variant_id }
}

/** Who submitted a record and where it stands, by which its submitter may have the say over it. */
export async function submissionOf(
  find: Load,
  { entityType, id }: RevisedRecordReference,
): Promise<RevisedRecord> {
  if (entityType !== 'EVIDENCE_ITEM' && entityType !== 'ASSERTION') return { submitterId: null, status: null }
  const { status } =
    entityType === 'EVIDENCE_ITEM'
      ? await existing(find(recordById.evidence_items, id))
      : await existing(find(recordById.assertions, id))
  const submission = await find(submissionEvent(entityType), id)
  return { submitterId: submission?.user_id ?? null, status }
}
