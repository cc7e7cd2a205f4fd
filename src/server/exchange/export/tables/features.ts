import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { browseFeatures } from '#server/knowledge/browse/features.ts'
import type {
  BrowseFeatureRow,
  BrowseFeaturesFilter,
  BrowseFeaturesSort,
} from '#server/knowledge/browse/features.ts'
import { assertionCounts, countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceDiseases, evidenceTherapies } from '#server/knowledge/records/clinical/evidence-terms.ts'
import { profileCountsOfFeatures, variantCounts } from '#server/knowledge/records/variants/variant-counts.ts'
import { exportTable, names } from './export-table.ts'

export const featuresTable = exportTable<BrowseFeatureRow, BrowseFeaturesFilter, BrowseFeaturesSort>({
  query: 'browseFeatures',
  id: 'features.id',
  listing: (db, filter, sort) => browseFeatures(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    full_name: ({ full_name }) => full_name,
    feature_type: ({ kind }) => featureInstanceTypes.label(kind),
    aliases: async ({ id }, load) => names(await load(aliasesOf.feature, id)),
    diseases: async ({ id, counted_status }, load) =>
      names(await load(evidenceDiseases.features[counted_status], id)),
    therapies: async ({ id, counted_status }, load) =>
      names(await load(evidenceTherapies.features[counted_status], id)),
    variant_count: ({ id }, load) => load(variantCounts.features, id),
    evidence_item_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceCounts.features, id), counted_status),
    assertion_count: async ({ id, counted_status }, load) =>
      countOf(await load(assertionCounts.features, id), counted_status),
    molecular_profile_count: ({ id }, load) => load(profileCountsOfFeatures, id),
    deprecated: ({ deprecated }) => deprecated,
    flagged: ({ flagged }) => flagged,
  },
})
