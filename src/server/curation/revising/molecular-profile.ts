import { molecularProfileFields } from '#domain/records/fields/molecular-profile.ts'
import { fieldStore } from '../record-fields.ts'
import { revisable } from './revisable.ts'

const stored = fieldStore('molecular_profile', molecularProfileFields, (db, ids) =>
  db.selectFrom('molecular_profiles').select(['id', 'description']).where('id', 'in', ids).execute(),
)

export const revisableMolecularProfile = revisable({
  fieldsById: stored.valuesById,
  missing: stored.missing,
  violations: async () => [],
  async write({ tx, now }, id, fields) {
    await tx
      .updateTable('molecular_profiles')
      .set({ ...stored.columns(fields), updated_at: now })
      .where('id', '=', id)
      .execute()
    await stored.setLists(tx, id, fields)
  },
})
