import { variantGroupFields } from '#domain/records/fields/variant-group.ts'
import { foldText } from '#domain/text/names.ts'
import { nameViolations } from '#domain/records/record-names.ts'
import { violationIf } from '#domain/validity.ts'
import type { Reading } from '#server/storage/database.ts'
import { fieldStore } from '../record-fields.ts'
import { revisable } from './revisable.ts'

const stored = fieldStore('variant_group', variantGroupFields, (db, ids) =>
  db.selectFrom('variant_groups').select(['id', 'name', 'description']).where('id', 'in', ids).execute(),
)

/** Another group of the name, letter case aside. */
const namesake = (db: Reading, id: number, name: string) =>
  db
    .selectFrom('variant_groups')
    .select('id')
    .where('name_folded', '=', foldText(name))
    .where('withdrawn', '=', false)
    .where('id', '<>', id)
    .executeTakeFirst()

export const revisableVariantGroup = revisable({
  fieldsById: stored.valuesById,
  missing: stored.missing,
  async violations(db, id, { name }) {
    const other = await namesake(db, id, name)
    return [
      ...nameViolations('A variant group', name),
      ...violationIf(other, 'name', `Variant group ${other?.id} already has the name ${name}.`),
    ]
  },
  async write({ tx, now }, id, fields) {
    await tx
      .updateTable('variant_groups')
      .set({ ...stored.columns(fields), updated_at: now })
      .where('id', '=', id)
      .execute()
    await stored.setLists(tx, id, fields)
  },
})
