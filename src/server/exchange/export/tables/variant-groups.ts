import { browseVariantGroups } from '#server/knowledge/browse/variant-groups.ts'
import type {
  BrowseVariantGroupRow,
  BrowseVariantGroupsFilter,
  BrowseVariantGroupsSort,
} from '#server/knowledge/browse/variant-groups.ts'
import { countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { memberNames } from '#server/knowledge/records/variants/group-members.ts'
import { variantCounts } from '#server/knowledge/records/variants/variant-counts.ts'
import { exportTable, names } from './export-table.ts'

export const variantGroupsTable = exportTable<
  BrowseVariantGroupRow,
  BrowseVariantGroupsFilter,
  BrowseVariantGroupsSort
>({
  query: 'browseVariantGroups',
  id: 'variant_groups.id',
  listing: (db, filter, sort) => browseVariantGroups(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    features: async ({ id }, load) => names(await load(memberNames.features, id)),
    variants: async ({ id }, load) => names(await load(memberNames.variants, id)),
    variant_count: ({ id }, load) => load(variantCounts.variant_groups, id),
    evidence_item_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceCounts.variant_groups, id), counted_status),
  },
})
