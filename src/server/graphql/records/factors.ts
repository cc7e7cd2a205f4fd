import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { factorByNcitId, factorOfFeature, listFactors } from '#server/knowledge/records/features.ts'
import { variantsOfFeature } from '#server/knowledge/records/variants/variants.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { connectKnowledge, connectionOf, pageArgs, readerFor } from '../schema/connection.ts'
import { AssociatedEvidenceStatusFilter } from '../schema/enums.ts'
import { featureFields, featureInterfaces } from './feature-fields.ts'
import { ofKind } from './feature-kinds.ts'
import { Factor, FactorVariant } from '../schema/refs.ts'
import { variantArgs } from './variant-arguments.ts'

const FactorConnection = connectionOf('Factor', Factor)
const FactorVariantConnection = connectionOf('FactorVariant', FactorVariant)

Factor.implement({
  description:
    'A factor: a tumour feature other than a gene, such as tumour mutational burden. The id is that of the feature.',
  interfaces: featureInterfaces,
  fields: (t) => ({
    ...featureFields(t),
    ncitId: t.string({
      nullable: true,
      description: 'NCI Thesaurus id of the factor.',
      resolve: async ({ id }, _args, { load }) => (await load(factorOfFeature, id))?.ncit_id,
    }),
    variants: t.field({
      type: FactorVariantConnection,
      description: 'Variants, by name unless sorted otherwise; deprecated and withdrawn ones are excluded.',
      args: variantArgs,
      resolve: ({ id }, args, context) => variantsOfFeature(context, id, args),
    }),
  }),
})

builder.queryFields((t) => ({
  factor: t.field({
    type: Factor,
    nullable: true,
    description: 'One factor, by its feature id or its NCI Thesaurus id.',
    args: {
      id: t.arg.int({ description: 'Feature id of the factor.' }),
      ncitId: t.arg.string({ description: 'NCI Thesaurus id of the factor, such as C150128.' }),
    },
    resolve: async (_root, { id, ncitId }, { load }) => {
      if (id != null && ncitId == null) return ofKind('FACTOR', await currentRecord(load, 'features', id))
      if (id == null && ncitId != null) return load(factorByNcitId, ncitId)
      throw new ClientError('BAD_USER_INPUT', 'A factor is asked for by exactly one of id and ncitId.')
    },
  }),
  factors: t.field({
    type: FactorConnection,
    description: 'Factors with variants, by name; deprecated and withdrawn ones are excluded.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only factors with one of these feature ids.' }),
      name: t.arg.stringList({
        description: 'Only factors with one of these names or full names, ignoring case.',
      }),
      ncitIt: t.arg.stringList({ description: 'Only factors with one of these NCI Thesaurus ids.' }),
      evidenceStatusFilter: t.arg({
        type: AssociatedEvidenceStatusFilter,
        description: 'Only factors with evidence of these statuses; all factors if ALL or omitted.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listFactors(readerFor(context, args), args), args),
  }),
}))
