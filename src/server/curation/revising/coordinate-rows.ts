import type { ExonCoordinateType, VariantCoordinateType } from '#domain/vocabularies/coordinates.ts'
import type { Curation } from '../curate.ts'

/*
 * Coordinates are revised as records of their own. Releases tell those of many variants only in part, so a row that is
 * missing is made as a stub when somebody has something to say of it.
 */

/** Id of the row that says where a variant lies; made when there is none and `needed`, else null. */
export async function coordinateRow(
  { tx, now }: Curation,
  variantId: number,
  type: VariantCoordinateType,
  needed: boolean,
): Promise<number | null> {
  const row = await tx
    .selectFrom('variant_coordinates')
    .select('id')
    .where('variant_id', '=', variantId)
    .where('coordinate_type', '=', type)
    .executeTakeFirst()
  if (row || !needed) return row?.id ?? null
  const { id } = await tx
    .insertInto('variant_coordinates')
    .values({ ...stub(variantId, now), coordinate_type: type })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As {@link coordinateRow}, for an exon of a fusion variant. */
export async function exonRow(
  { tx, now }: Curation,
  variantId: number,
  type: ExonCoordinateType,
  needed: boolean,
): Promise<number | null> {
  const row = await tx
    .selectFrom('exon_coordinates')
    .select('id')
    .where('variant_id', '=', variantId)
    .where('coordinate_type', '=', type)
    .executeTakeFirst()
  if (row || !needed) return row?.id ?? null
  const { id } = await tx
    .insertInto('exon_coordinates')
    .values({ ...stub(variantId, now), coordinate_type: type })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const stub = (variantId: number, now: string) =>
  ({ variant_id: variantId, curation_state: 'STUB', created_at: now, updated_at: now }) as const
