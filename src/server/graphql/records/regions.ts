import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { cytogeneticRegionsOfFeature } from '#server/knowledge/records/variants/cytogenetic-regions.ts'
import { listRegions } from '#server/knowledge/records/features.ts'
import { variantsOfFeature } from '#server/knowledge/records/variants/variants.ts'
import { builder } from '../schema/builder.ts'
import { connectKnowledge, connectionOf, pageArgs, readerFor } from '../schema/connection.ts'
import { CytogeneticRegion } from './cytogenetic-regions.ts'
import { AssociatedEvidenceStatusFilter } from '../schema/enums.ts'
import { featureFields, featureInterfaces } from './feature-fields.ts'
import { ofKind } from './feature-kinds.ts'
import { Region, RegionVariant } from '../schema/refs.ts'
import { variantArgs } from './variant-arguments.ts'

const RegionConnection = connectionOf('Region', Region)
const RegionVariantConnection = connectionOf('RegionVariant', RegionVariant)

Region.implement({
  description:
    'A region of the genome, made of cytogenetic regions such as `17p`. The id is that of the feature.',
  interfaces: featureInterfaces,
  fields: (t) => ({
    ...featureFields(t),
    cytogeneticRegions: t.field({
      type: [CytogeneticRegion],
      nullable: true,
      description: 'Cytogenetic regions that it is made of, in order.',
      resolve: ({ id }, _args, { load }) => load(cytogeneticRegionsOfFeature, id),
    }),
    variants: t.field({
      type: RegionVariantConnection,
      description: 'Variants, by name unless sorted otherwise; deprecated and withdrawn ones are excluded.',
      args: variantArgs,
      resolve: ({ id }, args, context) => variantsOfFeature(context, id, args),
    }),
  }),
})

builder.queryFields((t) => ({
  region: t.field({
    type: Region,
    nullable: true,
    description: 'One region.',
    args: { id: t.arg.int({ required: true, description: 'Feature id of the region.' }) },
    resolve: async (_root, { id }, { load }) => ofKind('REGION', await currentRecord(load, 'features', id)),
  }),
  regions: t.field({
    type: RegionConnection,
    description: 'Regions with variants, by name; deprecated and withdrawn ones are excluded.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only regions with one of these feature ids.' }),
      name: t.arg.stringList({ description: 'Only regions with one of these names, ignoring case.' }),
      iscnName: t.arg.stringList({ description: 'Only regions with a variant of one of these ISCN names.' }),
      evidenceStatusFilter: t.arg({
        type: AssociatedEvidenceStatusFilter,
        description: 'Only regions with evidence of these statuses; all regions if ALL or omitted.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listRegions(readerFor(context, args), args), args),
  }),
}))
