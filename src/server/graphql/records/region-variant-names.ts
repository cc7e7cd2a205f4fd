import { regionVariantNamesFor } from '#domain/variants/region-names.ts'
import { cytogeneticRegionsOfFeature } from '#server/knowledge/records/variants/cytogenetic-regions.ts'
import { builder } from '../schema/builder.ts'
import { RegionVariantName } from '../schema/enums.ts'

builder.queryField('regionVariantNamesForFeatureId', (t) =>
  t.field({
    type: [RegionVariantName],
    nullable: true,
    description:
      'Alterations allowed as variants of a region, sorted; null for a region of several cytogenetic regions, and if there is no such region.',
    args: { featureId: t.arg.int({ required: true, description: 'Feature id of the region.' }) },
    resolve: async (_root, { featureId }, { load }) =>
      regionVariantNamesFor(await load(cytogeneticRegionsOfFeature, featureId)),
  }),
)
