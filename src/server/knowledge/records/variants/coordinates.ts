import { sql } from 'kysely'
import { variantCoordinateTypes } from '#domain/vocabularies/coordinates.ts'
import { rowsBy } from '../rows.ts'
import type { AggregateSortKey } from '#server/knowledge/browse/aggregate-sort-key.ts'

/** Where a variant lies (1-based, inclusive): one place for gene variants, one each side for fusions, 5' first. */
export const variantCoordinates = rowsBy('variant_coordinates', 'variant_id', ['coordinate_type'])

/** The exons that a fusion variant joins, up to four. */
export const exonCoordinates = rowsBy('exon_coordinates', 'variant_id', ['coordinate_type'])

/** Start or stop of the first of a variant's places that has one, to order by. */
export function firstPositionSortKey(column: 'start' | 'stop'): AggregateSortKey {
  const positions = [...variantCoordinateTypes.values]
    .sort()
    .map(
      (type) =>
        sql`max(case when place.coordinate_type = ${sql.lit(type)} then ${sql.ref(`place.${column}`)} end)`,
    )
  return {
    kind: 'position',
    of: (ids) => sql`
      select place.variant_id as owner_id, coalesce(${sql.join(positions)}) as value
      from variant_coordinates as place where place.variant_id in ${ids} group by place.variant_id`,
  }
}
