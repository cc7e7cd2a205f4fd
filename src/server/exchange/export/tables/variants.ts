import { variantCategories } from '#domain/vocabularies/features.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseVariants } from '#server/knowledge/browse/variants.ts'
import type {
  BrowseVariantRow,
  BrowseVariantsFilter,
  BrowseVariantsSort,
} from '#server/knowledge/browse/variants.ts'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import { variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import type { VariantCoordinateRecord } from '#server/knowledge/records/records.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { variantTypesOfVariant } from '#server/knowledge/records/variants/variant-types.ts'
import { exportTable, names } from './export-table.ts'

export const variantsTable = exportTable<BrowseVariantRow, BrowseVariantsFilter, BrowseVariantsSort>({
  query: 'browseVariants',
  id: 'variants.id',
  listing: (db, filter, sort) => browseVariants(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    feature_id: ({ feature_id }) => feature_id,
    feature_name: async ({ feature_id }, load) => (await load(recordById.features, feature_id))?.name,
    category: ({ kind }) => variantCategories.label(kind),
    aliases: async ({ id }, load) => names(await load(aliasesOf.variant, id)),
    variant_types: async ({ id }, load) =>
      (await load(variantTypesOfVariant, id)).map(({ name, display_name }) => display_name || name),
    diseases: async ({ id, counted_status }, load) =>
      names(await load(evidenceDiseases.variants[counted_status], id)),
    therapies: async ({ id, counted_status }, load) =>
      names(await load(evidenceTherapies.variants[counted_status], id)),
    evidence_item_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceCounts.variants, id), counted_status),
    deprecated: ({ deprecated }) => deprecated,
    flagged: ({ flagged }) => flagged,
  },
  further: {
    coordinates: async ({ id }, load) => (await load(variantCoordinates, id)).map(placeText),
  },
})

/** `7:140453136-140453136 A>T GRCh37`: 1-based, both ends inclusive; what is not known is left out. */
function placeText(place: VariantCoordinateRecord): string {
  const { chromosome, start, stop, reference_bases: reference, variant_bases: variant } = place
  const parts = [
    chromosome && start ? `${chromosome}:${start}-${stop ?? start}` : '',
    reference || variant ? `${reference || '-'}>${variant || '-'}` : '',
    place.reference_build ? referenceBuilds.label(place.reference_build) : '',
  ]
  return parts.filter(Boolean).join(' ')
}
