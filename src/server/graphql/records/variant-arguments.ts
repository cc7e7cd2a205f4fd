import { builder } from '../schema/builder.ts'
import { pageArgs } from '../schema/connection.ts'
import { VariantCategories } from '../schema/enums.ts'
import { sortInput } from '../schema/sorting.ts'

const VariantMenuSort = sortInput('VariantMenuSort', ['NAME', 'COORDINATE_START', 'COORDINATE_END'])

/** The arguments of every list of variants. */
export const variantArgs = {
  ...pageArgs,
  ...builder.args((t) => ({
    ids: t.intList({ description: 'Only variants with one of these ids.' }),
    featureId: t.int({ description: 'Only variants of this feature.' }),
    geneId: t.int({ description: 'Only variants of the gene with this feature id.' }),
    factorId: t.int({ description: 'Only variants of the factor with this feature id.' }),
    fusionId: t.int({ description: 'Only variants of the fusion with this feature id.' }),
    regionId: t.int({ description: 'Only variants of the region with this feature id.' }),
    alleleRegistryId: t.string({ description: 'Only variants with this ClinGen Allele Registry id.' }),
    category: t.field({ type: VariantCategories, description: 'Only variants of features of this kind.' }),
    name: t.string({ description: 'Only variants whose name or alias contains this, ignoring case.' }),
    variantTypeIds: t.intList({ description: 'Only variants of one of these variant types.' }),
    hasNoVariantType: t.boolean({ description: 'True for variants without a variant type only.' }),
    sortBy: t.field({ type: VariantMenuSort, description: 'Sort order; by name by default.' }),
  })),
}
