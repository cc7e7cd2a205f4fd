import type { VariantTypeRecord } from '#server/knowledge/records/terms.ts'
import { browseVariantTypes, variantsOfType } from '#server/knowledge/records/variants/variant-types.ts'
import type { VariantTypeFilter, VariantTypeSort } from '#server/knowledge/records/variants/variant-types.ts'
import { exportTable } from './export-table.ts'

export const variantTypesTable = exportTable<VariantTypeRecord, VariantTypeFilter, VariantTypeSort>({
  query: 'variantTypes',
  id: 'variant_types.id',
  listing: (db, filter, sort) => browseVariantTypes(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name, display_name }) => display_name || name,
    soid: ({ soid }) => soid,
    variant_count: async ({ id }, load) => (await load(variantsOfType, id))?.value ?? 0,
  },
})
