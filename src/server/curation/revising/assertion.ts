import {
  assertionReviewTimes,
  assertionViolations,
  storedAssertions,
} from '../submission/assertion-fields.ts'
import { revisable } from './revisable.ts'

export const revisableAssertion = revisable({
  fieldsById: storedAssertions.valuesById,
  missing: storedAssertions.missing,
  violations: (db, _id, fields, { before }) => assertionViolations(db, fields, before.evidenceItemIds),
  async write({ tx, now }, id, fields, before) {
    await tx
      .updateTable('assertions')
      .set({
        ...storedAssertions.columns(fields),
        ...assertionReviewTimes(fields, before, now),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await storedAssertions.setLists(tx, id, fields)
  },
})
