import {
  assertionColumns,
  assertionFieldsById,
  assertionReviewTimes,
  assertionViolations,
  linkAssertion,
  missingFromAssertion,
} from '../submission/assertion-fields.ts'
import { revisable } from './revisable.ts'

export const revisableAssertion = revisable({
  fieldsById: assertionFieldsById,
  missing: missingFromAssertion,
  violations: (db, _id, fields, { before }) => assertionViolations(db, fields, before.evidenceItemIds),
  async write({ tx, now }, id, fields, before) {
    await tx
      .updateTable('assertions')
      .set({ ...assertionColumns(fields), ...assertionReviewTimes(fields, before, now), updated_at: now })
      .where('id', '=', id)
      .execute()
    await linkAssertion(tx, id, fields)
  },
})
