import { sql } from 'kysely'
import { fusionSides } from '#domain/vocabularies/coordinates.ts'
import type { Writing } from '#server/storage/database.ts'

/** Kinds of coordinates that variants always have: gene variants one place, fusions a place and two exons a side. */
const required = [
  { table: 'variant_coordinates', type: 'GENE_VARIANT_COORDINATE', kind: 'GENE', status: null },
  ...fusionSides.flatMap(({ place, exons, status }) => [
    { table: 'variant_coordinates', type: place, kind: 'FUSION', status },
    ...exons.map((type) => ({ table: 'exon_coordinates', type, kind: 'FUSION', status })),
  ]),
] as const

/**
 * Adds as stubs, whose positions are all null, the coordinates that variants always have and these lack: clients of the
 * public interface count on the object. Sides of fusions without a known gene have none.
 * @param variantIds all variants unless given
 */
export async function addCoordinateStubs(tx: Writing, now: string, variantIds?: number[]): Promise<void> {
  const among = variantIds ? sql`and variant.id in (${sql.join(variantIds)})` : sql``
  for (const { table, type, kind, status } of required) {
    const withGene = status
      ? sql`join fusions on fusions.feature_id = variant.feature_id and ${sql.ref(`fusions.${status}`)} = 'KNOWN'`
      : sql``
    await sql`
      insert into ${sql.table(table)} (variant_id, coordinate_type, curation_state, created_at, updated_at)
      select variant.id, ${sql.lit(type)}, 'STUB', ${sql.lit(now)}, ${sql.lit(now)}
      from variants as variant ${withGene}
      where variant.kind = ${sql.lit(kind)} ${among} and not exists (
        select 1 from ${sql.table(table)} as place
        where place.variant_id = variant.id and place.coordinate_type = ${sql.lit(type)})
      order by variant.id`.execute(tx)
  }
}
