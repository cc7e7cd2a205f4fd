import type { Tables } from '#server/storage/tables.ts'
import type { Curation } from '../curate.ts'

/*
 * Coordinates are revised as records of their own. Releases tell those of many variants only in part, so a row that is
 * missing is made as a stub when somebody has something to say of it.
 */

/** Id of the row that says where a variant or an exon of it lies; made when there is none and `needed`, else null. */
export async function coordinateRow<Table extends 'variant_coordinates' | 'exon_coordinates'>(
  { tx, now }: Curation,
  table: Table,
  variantId: number,
  type: Tables[Table]['coordinate_type'],
  needed: boolean,
): Promise<number | null> {
  const row = await tx
    .selectFrom<'variant_coordinates' | 'exon_coordinates'>(table)
    .select('id')
    .where('variant_id', '=', variantId)
    .where('coordinate_type', '=', type)
    .executeTakeFirst()
  if (row || !needed) return row?.id ?? null
  const { id } = await tx
    .insertInto<'variant_coordinates' | 'exon_coordinates'>(table)
    .values({
      variant_id: variantId,
      curation_state: 'STUB',
      created_at: now,
      updated_at: now,
      coordinate_type: type,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
