import { evidenceViolations, storedEvidence } from '../submission/evidence-item-fields.ts'
import { identicalEvidenceError } from '../submission/identical-evidence.ts'
import { revisable } from './revisable.ts'

export const revisableEvidenceItem = revisable({
  fieldsById: storedEvidence.valuesById,
  missing: storedEvidence.missing,
  violations: async (db, _id, fields) => (await evidenceViolations(db, [fields])).flat(),
  async conflicts(db, id, fields) {
    const identical = await identicalEvidenceError(db, fields, id)
    return identical === null ? [] : [identical]
  },
  async write({ tx, now }, id, fields) {
    await tx
      .updateTable('evidence_items')
      .set({ ...storedEvidence.columns(fields), updated_at: now })
      .where('id', '=', id)
      .execute()
    await storedEvidence.setLists(tx, id, fields)
  },
})
