import { validateEvidence } from '#domain/clinical/evidence-rules.ts'
import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import type { EvidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import type { Violation } from '#domain/validity.ts'
import type { Reading } from '#server/storage/database.ts'
import { fieldStore } from '../record-fields.ts'
import { clinicalFacts } from './clinical-facts.ts'

/** The fields of evidence items as they are stored. */
export const storedEvidence = fieldStore('evidence_item', evidenceItemFields, (db, ids) =>
  db.selectFrom('evidence_items').selectAll().where('id', 'in', ids).execute(),
)

/** The rules of curation that each of these breaks (curation rules, section 3), in the order given. */
export async function evidenceViolations(
  db: Reading,
  items: readonly EvidenceItemFields[],
): Promise<Violation[][]> {
  const factsOf = await clinicalFacts(db, items)
  return items.map((fields) => validateEvidence({ ...fields, ...factsOf(fields) }))
}
