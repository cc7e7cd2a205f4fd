import { sql } from 'kysely'
import { manyForEach } from './batch.ts'
import { typed } from './records.ts'
import type { ExonCoordinateRecord, VariantCoordinateRecord } from './records.ts'
import type { Worth } from './worth.ts'

/** Where a variant lies (1-based, inclusive): one place for gene variants, one each side for fusions, 5' first. */
export const variantCoordinates = manyForEach<number, VariantCoordinateRecord>(
  (db, ids) =>
    db
      .selectFrom('variant_coordinates')
      .selectAll()
      .select(typed('variant_coordinates'))
      .where('variant_id', 'in', ids)
      .orderBy('coordinate_type')
      .execute(),
  (row) => row.variant_id,
)

/** The exons that a fusion variant joins, up to four. */
export const exonCoordinates = manyForEach<number, ExonCoordinateRecord>(
  (db, ids) =>
    db
      .selectFrom('exon_coordinates')
      .selectAll()
      .select(typed('exon_coordinates'))
      .where('variant_id', 'in', ids)
      .orderBy('coordinate_type')
      .execute(),
  (row) => row.variant_id,
)

/** Start or stop of a variant's first place, to order by. */
export const firstPositionWorth = (column: 'start' | 'stop'): Worth => ({
  kind: 'position',
  of: (ids) => sql`
    select place.variant_id as owner_id, ${sql.ref(`place.${column}`)} as value
    from variant_coordinates as place
    where place.variant_id in ${ids} and not exists (
      select 1 from variant_coordinates as earlier
      where earlier.variant_id = place.variant_id and earlier.coordinate_type < place.coordinate_type)`,
})
