import { validateAssertion } from '#domain/clinical/assertion-rules.ts'
import { assertionFields } from '#domain/records/fields/assertion.ts'
import type { AssertionFields } from '#domain/records/fields/assertion.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { Violation } from '#domain/validity.ts'
import type { Reading } from '#server/storage/database.ts'
import { fieldStore } from '../record-fields.ts'
import { clinicalFacts } from './clinical-facts.ts'
import { evidenceViolations, storedEvidence } from './evidence-item-fields.ts'

/** The fields of assertions as they are stored. */
export const storedAssertions = fieldStore('assertion', assertionFields, (db, ids) =>
  db.selectFrom('assertions').selectAll().where('id', 'in', ids).execute(),
)

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
  const items = await storedEvidence.valuesById(db, evidenceItemIds)
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
