import { sql } from 'kysely'
import type { Expression } from 'kysely'
import { manyForEach } from './batch.ts'
import { typed } from './records.ts'
import type { ExonCoordinateRecord, VariantCoordinateRecord } from './records.ts'

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

/** Start or stop of the variant's first place, or null: a sort key of the variant whose id is `id`. */
export const firstPosition = (column: 'start' | 'stop', id: string): Expression<number | null> =>
  sql<number | null>`(
    select ${sql.ref(`place.${column}`)} from variant_coordinates as place
    where place.variant_id = ${sql.ref(id)} order by place.coordinate_type limit 1)`
