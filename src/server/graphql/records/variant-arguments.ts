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
    featureId: t.int({ description: 'Only variants of the feature.' }),
    geneId: t.int({ description: 'Only variants of the gene with this feature id.' }),
    factorId: t.int({ description: 'Only variants of the factor with this feature id.' }),
    fusionId: t.int({ description: 'Only variants of the fusion with this feature id.' }),
    regionId: t.int({ description: 'Only variants of the region with this feature id.' }),
    alleleRegistryId: t.string({ description: 'Only variants with this ClinGen allele registry id.' }),
    category: t.field({ type: VariantCategories, description: 'Only variants of features of this kind.' }),
    name: t.string({ description: 'Only variants whose name or other name contains this, case aside.' }),
    variantTypeIds: t.intList({ description: 'Only variants of one of these types.' }),
    hasNoVariantType: t.boolean({ description: 'If true, only variants without a type.' }),
    sortBy: t.field({ type: VariantMenuSort, description: 'The order; by name unless given.' }),
  })),
}
