import { variantCoordinateFields } from '#domain/records/fields/coordinates.ts'
import { isWholePlace, validatePlace } from '#domain/variants/coordinate-rules.ts'
import { fieldStore } from '../record-fields.ts'
import { revisable } from './revisable.ts'

const stored = fieldStore('variant_coordinate', variantCoordinateFields, (db, ids) =>
  db.selectFrom('variant_coordinates').selectAll().where('id', 'in', ids).execute(),
)

export const revisableVariantCoordinates = revisable({
  fieldsById: stored.valuesById,
  missing: async () => [],
  violations: async (_db, _id, place) => validatePlace(place),
  async write({ tx, now }, id, place) {
    const curation_state = isWholePlace(place) ? 'FULLY_CURATED' : 'STUB'
    await tx
      .updateTable('variant_coordinates')
      .set({ ...stored.columns(place), curation_state, updated_at: now })
      .where('id', '=', id)
      .execute()
  },
})
