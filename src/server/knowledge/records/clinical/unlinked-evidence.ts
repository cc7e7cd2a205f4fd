import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { agreementOnSubject } from '#domain/clinical/evidence-matrix.ts'
import type { Claim } from '#domain/clinical/evidence-matrix.ts'
import { evidenceLevels } from '#domain/vocabularies/evidence.ts'
import { manyForEach } from '#server/knowledge/paging/batch.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { isRetractedRow } from '../sources.ts'
import { typed } from '../rows.ts'
import type { RecordOf } from '../rows.ts'

type FoundRow = RecordOf<'evidence_items'> & {
  assertion_id: number
  claim_type: Claim['evidenceType']
  claim_significance: Claim['significance']
  claim_direction: Claim['assertionDirection']
  is_retracted: unknown
}

/** The therapies of the assertion `claim` and of the evidence `item` are the same, given in the same way. */
const sameTreatment = sql<SqlBool>`(
  not exists (
    select 1 from assertion_therapies as of_claim where of_claim.assertion_id = claim.id and of_claim.therapy_id not in (
      select of_item.therapy_id from evidence_item_therapies as of_item where of_item.evidence_item_id = item.id))
  and not exists (
    select 1 from evidence_item_therapies as of_item where of_item.evidence_item_id = item.id and of_item.therapy_id not in (
      select of_claim.therapy_id from assertion_therapies as of_claim where of_claim.assertion_id = claim.id))
  and (
    coalesce(item.therapy_interaction_type, '') = coalesce(claim.therapy_interaction_type, '')
    or (select count(*) from assertion_therapies as of_claim where of_claim.assertion_id = claim.id) < 2))`

const sameSubject: Expression<SqlBool> = sql<SqlBool>`(
  (item.disease_id = claim.disease_id or (item.disease_id is null and claim.disease_id is null)) and ${sameTreatment})`

const found = manyForEach<number, FoundRow>(
  (_db, ids) => sql<FoundRow>`
    select item.*, ${typed('evidence_items')}, claim.id as assertion_id, claim.assertion_type as claim_type,
      claim.significance as claim_significance, claim.assertion_direction as claim_direction,
      (select ${isRetractedRow('source')} from sources as source where source.id = item.source_id) as is_retracted
    from assertions as claim join evidence_items as item
      on item.molecular_profile_id = claim.molecular_profile_id and item.evidence_type = claim.assertion_type
    where claim.id in (${sql.join(ids)}) and item.status <> 'REJECTED' and ${sameSubject} and not exists (
      select 1 from assertion_evidence_items as link
      where link.assertion_id = claim.id and link.evidence_item_id = item.id)
    order by item.id`,
  ({ assertion_id }) => assertion_id,
)

function isOpposing(row: FoundRow): boolean {
  if (row.is_retracted) return false
  const claim = {
    evidenceType: row.claim_type,
    significance: row.claim_significance,
    assertionDirection: row.claim_direction,
  }
  const evidence = { significance: row.significance, evidenceDirection: row.evidence_direction }
  return agreementOnSubject(claim, evidence) === 'DISAGREES'
}

/** The evidence about the same as an assertion that it does not cite, as `Assertion.unlinkedEvidenceItems` says. */
export const unlinkedEvidence: Batch<number, RecordOf<'evidence_items'>[]> = async (db, ids) =>
  (await found(db, ids)).map((rows) =>
    rows.toSorted(
      (left, right) =>
        Number(isOpposing(right)) - Number(isOpposing(left)) ||
        Number(Boolean(left.is_retracted)) - Number(Boolean(right.is_retracted)) ||
        evidenceLevels.rank(left.evidence_level) - evidenceLevels.rank(right.evidence_level) ||
        left.id - right.id,
    ),
  )
