import { validateAssertion } from '#domain/clinical/assertion-rules.ts'
import { foldText } from '#domain/text/names.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { Violation } from '#domain/validity.ts'
import type {
  AmpLevel,
  AssertionDirection,
  AssertionSignificance,
  AssertionType,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { sortKey } from '#server/storage/sort-key.ts'
import { clinicalFacts } from './clinical-facts.ts'
import { evidenceItemFieldsById, evidenceViolations } from './evidence-item-fields.ts'
import { linkedIds, setLinkedIds } from '../linked-ids.ts'
import type { IdLink } from '../linked-ids.ts'
import { missingReferences } from './references.ts'

/** All that people may say of an assertion: the nineteen fields of a submission or revision. Ids ascending. */
export interface AssertionFields {
  /** Null when there is none. */
  summary: string | null
  description: string | null
  molecularProfileId: number
  /** Null in imported records only. */
  variantOrigin: VariantOrigin | null
  assertionType: AssertionType
  significance: AssertionSignificance
  assertionDirection: AssertionDirection
  diseaseId: number | null
  therapyIds: number[]
  therapyInteractionType: TherapyInteraction | null
  phenotypeIds: number[]
  evidenceItemIds: number[]
  ampLevel: AmpLevel | null
  acmgCodeIds: number[]
  clingenCodeIds: number[]
  nccnGuidelineId: number | null
  nccnGuidelineVersion: string | null
  /** Null when nobody said. */
  fdaCompanionTest: boolean | null
  fdaRegulatoryApproval: boolean | null
}

const owner = 'assertion_id'
const links = {
  therapyIds: { table: 'assertion_therapies', owner, target: 'therapy_id' },
  phenotypeIds: { table: 'assertion_phenotypes', owner, target: 'phenotype_id' },
  evidenceItemIds: { table: 'assertion_evidence_items', owner, target: 'evidence_item_id' },
  acmgCodeIds: { table: 'assertion_acmg_codes', owner, target: 'acmg_code_id' },
  clingenCodeIds: { table: 'assertion_clingen_codes', owner, target: 'clingen_code_id' },
} as const satisfies Partial<Record<keyof AssertionFields, IdLink>>

/** The fields of the assertion with the id as they are, or null. */
export const assertionFieldsById: Batch<number, AssertionFields | null> = async (db, ids) => {
  const rows = await db.selectFrom('assertions').selectAll().where('id', 'in', inList(ids)).execute()
  const therapiesOf = await linkedIds(db, links.therapyIds, ids)
  const phenotypesOf = await linkedIds(db, links.phenotypeIds, ids)
  const evidenceOf = await linkedIds(db, links.evidenceItemIds, ids)
  const acmgCodesOf = await linkedIds(db, links.acmgCodeIds, ids)
  const clingenCodesOf = await linkedIds(db, links.clingenCodeIds, ids)
  const fields = new Map(
    rows.map((row): [number, AssertionFields] => [
      row.id,
      {
        summary: row.summary || null,
        description: row.description || null,
        molecularProfileId: row.molecular_profile_id,
        variantOrigin: row.variant_origin,
        assertionType: row.assertion_type,
        significance: row.significance,
        assertionDirection: row.assertion_direction,
        diseaseId: row.disease_id,
        therapyIds: therapiesOf(row.id),
        therapyInteractionType: row.therapy_interaction_type,
        phenotypeIds: phenotypesOf(row.id),
        evidenceItemIds: evidenceOf(row.id),
        ampLevel: row.amp_level,
        acmgCodeIds: acmgCodesOf(row.id),
        clingenCodeIds: clingenCodesOf(row.id),
        nccnGuidelineId: row.nccn_guideline_id,
        nccnGuidelineVersion: row.nccn_guideline_version,
        fdaCompanionTest: row.fda_companion_test,
        fdaRegulatoryApproval: row.fda_regulatory_approval,
      },
    ]),
  )
  return ids.map((id) => fields.get(id) ?? null)
}

/** A sentence for each field that names something that does not exist. */
export const missingFromAssertion = (db: Reading, fields: AssertionFields): Promise<string[]> =>
  missingReferences(db, [
    ['molecular_profile', fields.molecularProfileId],
    ['disease', fields.diseaseId],
    ['therapy', fields.therapyIds],
    ['phenotype', fields.phenotypeIds],
    ['evidence_item', fields.evidenceItemIds],
    ['acmg_code', fields.acmgCodeIds],
    ['clingen_code', fields.clingenCodeIds],
    ['nccn_guideline', fields.nccnGuidelineId],
  ])

/** The rules of curation that the assertion itself breaks (curation rules, section 3). */
export async function ownViolations(db: Reading, fields: AssertionFields): Promise<Violation[]> {
  const factsOf = await clinicalFacts(db, [fields])
  return validateAssertion({ ...fields, ...factsOf(fields) })
}

/**
 * As {@link ownViolations}, with a violation for each cited evidence item that breaks a rule itself.
 * @param citedBefore evidence that the assertion cites already, which is not examined
 */
export async function assertionViolations(
  db: Reading,
  fields: AssertionFields,
  citedBefore: readonly number[] = [],
): Promise<Violation[]> {
  const cited = fields.evidenceItemIds.filter((id) => !citedBefore.includes(id))
  return [...(await ownViolations(db, fields)), ...(await citedEvidenceViolations(db, cited))]
}

/** A violation for each of these evidence items that breaks a rule itself, naming the item and its first problem. */
async function citedEvidenceViolations(
  db: Reading,
  evidenceItemIds: readonly number[],
): Promise<Violation[]> {
  if (evidenceItemIds.length === 0) return []
  const items = await evidenceItemFieldsById(db, evidenceItemIds)
  const there = items.filter((item) => item !== null)
  const violations = new Map(
    (await evidenceViolations(db, there)).map((found, index) => [there[index], found]),
  )
  return evidenceItemIds.flatMap((id, index) => {
    const item = items[index]
    const [first] = (item && violations.get(item)) ?? []
    if (!first) return []
    const message = `${recordTag('EVIDENCE_ITEM', id)} is not valid itself: ${first.message}`
    return [{ attribute: 'evidence_item_ids', message }]
  })
}

/** The columns of the assertion itself; what it links to is in tables of its own. */
export const assertionColumns = (fields: AssertionFields) => ({
  summary: fields.summary ?? '',
  summary_folded: foldText(fields.summary ?? ''),
  summary_sort_key: sortKey(fields.summary ?? ''),
  description: fields.description ?? '',
  molecular_profile_id: fields.molecularProfileId,
  variant_origin: fields.variantOrigin,
  assertion_type: fields.assertionType,
  significance: fields.significance,
  assertion_direction: fields.assertionDirection,
  disease_id: fields.diseaseId,
  therapy_interaction_type: fields.therapyInteractionType,
  amp_level: fields.ampLevel,
  nccn_guideline_id: fields.nccnGuidelineId,
  nccn_guideline_version: fields.nccnGuidelineVersion,
  fda_companion_test: fields.fdaCompanionTest,
  fda_regulatory_approval: fields.fdaRegulatoryApproval,
})

/**
 * When the companion test and the approval were last looked up: now where an answer is new.
 * @param before the fields until now; null for a new assertion
 */
export const assertionReviewTimes = (
  fields: AssertionFields,
  before: AssertionFields | null,
  now: string,
) => ({
  ...(fields.fdaCompanionTest !== (before?.fdaCompanionTest ?? null) && {
    fda_companion_test_updated_at: now,
  }),
  ...(fields.fdaRegulatoryApproval !== (before?.fdaRegulatoryApproval ?? null) && {
    fda_regulatory_approval_updated_at: now,
  }),
})

/** Makes what an assertion links to (therapies, phenotypes, evidence, codes) that of the fields. */
export async function linkAssertion(tx: Writing, id: number, fields: AssertionFields): Promise<void> {
  await setLinkedIds(tx, links.therapyIds, id, fields.therapyIds)
  await setLinkedIds(tx, links.phenotypeIds, id, fields.phenotypeIds)
  await setLinkedIds(tx, links.evidenceItemIds, id, fields.evidenceItemIds)
  await setLinkedIds(tx, links.acmgCodeIds, id, fields.acmgCodeIds)
  await setLinkedIds(tx, links.clingenCodeIds, id, fields.clingenCodeIds)
}
