import { validateEvidence } from '#domain/clinical/evidence-rules.ts'
import type { Violation } from '#domain/validity.ts'
import type {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceType,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { sortKey } from '#server/storage/sort-key.ts'
import { clinicalFacts } from './clinical-facts.ts'
import { linkedIds, setLinkedIds } from '../linked-ids.ts'
import type { IdLink } from '../linked-ids.ts'
import { missingReferences } from './references.ts'

/** All that people may say of an evidence item: the thirteen fields of a submission or revision. */
export interface EvidenceItemFields {
  /** Null when there is none. */
  description: string | null
  molecularProfileId: number
  variantOrigin: VariantOrigin
  sourceId: number
  evidenceType: EvidenceType
  significance: EvidenceSignificance
  diseaseId: number | null
  evidenceLevel: EvidenceLevel
  evidenceDirection: EvidenceDirection
  /** Ascending, each once. */
  phenotypeIds: number[]
  /** 1 to 5; null in imported records only. */
  rating: number | null
  /** Ascending, each once. */
  therapyIds: number[]
  therapyInteractionType: TherapyInteraction | null
}

const therapies: IdLink = {
  table: 'evidence_item_therapies',
  owner: 'evidence_item_id',
  target: 'therapy_id',
}
const phenotypes: IdLink = {
  table: 'evidence_item_phenotypes',
  owner: 'evidence_item_id',
  target: 'phenotype_id',
}

/** The fields of the evidence item with the id as they are, or null. */
export const evidenceItemFieldsById: Batch<number, EvidenceItemFields | null> = async (db, ids) => {
  const rows = await db.selectFrom('evidence_items').selectAll().where('id', 'in', inList(ids)).execute()
  const therapiesOf = await linkedIds(db, therapies, ids)
  const phenotypesOf = await linkedIds(db, phenotypes, ids)
  const fields = new Map(
    rows.map((row): [number, EvidenceItemFields] => [
      row.id,
      {
        description: row.description || null,
        molecularProfileId: row.molecular_profile_id,
        variantOrigin: row.variant_origin,
        sourceId: row.source_id,
        evidenceType: row.evidence_type,
        significance: row.significance,
        diseaseId: row.disease_id,
        evidenceLevel: row.evidence_level,
        evidenceDirection: row.evidence_direction,
        phenotypeIds: phenotypesOf(row.id),
        rating: row.evidence_rating,
        therapyIds: therapiesOf(row.id),
        therapyInteractionType: row.therapy_interaction_type,
      },
    ]),
  )
  return ids.map((id) => fields.get(id) ?? null)
}

/** A sentence for each field that names something that does not exist. */
export const missingFromEvidence = (db: Reading, fields: EvidenceItemFields): Promise<string[]> =>
  missingReferences(db, [
    ['molecular_profile', fields.molecularProfileId],
    ['source', fields.sourceId],
    ['disease', fields.diseaseId],
    ['therapy', fields.therapyIds],
    ['phenotype', fields.phenotypeIds],
  ])

/** The rules of curation that each of these breaks (curation rules, section 3), in the order given. */
export async function evidenceViolations(
  db: Reading,
  items: readonly EvidenceItemFields[],
): Promise<Violation[][]> {
  const factsOf = await clinicalFacts(db, items)
  return items.map((fields) => validateEvidence({ ...fields, ...factsOf(fields) }))
}

/** The columns of the evidence item itself; therapies and phenotypes are in tables of their own. */
export const evidenceItemColumns = (fields: EvidenceItemFields) => ({
  description: fields.description ?? '',
  description_sort_key: sortKey(fields.description ?? ''),
  molecular_profile_id: fields.molecularProfileId,
  variant_origin: fields.variantOrigin,
  source_id: fields.sourceId,
  evidence_type: fields.evidenceType,
  significance: fields.significance,
  disease_id: fields.diseaseId,
  evidence_level: fields.evidenceLevel,
  evidence_direction: fields.evidenceDirection,
  evidence_rating: fields.rating,
  therapy_interaction_type: fields.therapyInteractionType,
})

/** Makes the therapies and phenotypes of an evidence item those of the fields. */
export async function linkEvidenceItem(tx: Writing, id: number, fields: EvidenceItemFields): Promise<void> {
  await setLinkedIds(tx, therapies, id, fields.therapyIds)
  await setLinkedIds(tx, phenotypes, id, fields.phenotypeIds)
}
