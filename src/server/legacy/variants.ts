import type { z } from 'zod'
import { variantTypeUrl } from '#domain/records/links.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { variantTypeRoots } from '#server/legacy/queries/terms.ts'
import type { RootConcept } from '#server/legacy/queries/terms.ts'
import { variantOverview } from '#server/legacy/queries/variants.ts'
import type { VariantOverview } from '#server/legacy/queries/variants.ts'
import type { VariantTypeRecord } from '#server/knowledge/records/terms.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import { presentCoordinates } from './coordinates.ts'
import { byId, foundOf } from './reading.ts'
import type { LegacyReading, ReadRecords } from './reading.ts'
import type { variantType } from './schemas/terms.ts'
import type { variant } from './schemas/variants.ts'

export type Variant = z.infer<typeof variant>

function presentVariantType(
  { id, name, display_name, soid, description }: VariantTypeRecord,
  root: RootConcept | undefined,
): z.infer<typeof variantType> {
  const shownName = display_name || name
  return {
    id,
    name,
    display_name: shownName,
    so_id: soid ?? '',
    description,
    url: variantTypeUrl(soid) ?? '',
    root_concept: root ?? { so_id: soid ?? '', name: shownName },
  }
}

/** Variants with what all their forms share, and what the other forms are made of. */
export async function readVariantRows({ db }: LegacyReading, ids: readonly number[]) {
  const overviews = await valuesById(db, variantOverview, ids)
  const rows = foundOf(ids, overviews)
  const found = rows.map(({ id }) => id)
  const types = await valuesById(db, variantTypesOfVariant, found)
  const places = await valuesById(db, variantCoordinates, found)
  const typeIds = found.flatMap(types).map(({ id }) => id)
  const roots = await variantTypeRoots(db, new Set(typeIds))
  const present = (row: VariantOverview): Variant => ({
    id: row.id,
    entrez_name: row.feature_name,
    entrez_id: row.entrez_id,
    name: row.name,
    description: row.profile_description ?? '',
    gene_id: row.feature_id,
    type: 'variant',
    variant_types: byId(types(row.id)).map((type) => presentVariantType(type, roots.get(type.id))),
    civic_actionability_score: row.profile_score,
    flagged: row.flagged,
    updated_at: row.updated_at,
    coordinates: presentCoordinates(places(row.id)),
  })
  return { rows, present, places }
}

/** Variants in their index form. */
export const readVariants: ReadRecords<Variant> = async (reading, ids) => {
  const { rows, present } = await readVariantRows(reading, ids)
  return rows.map(present)
}
