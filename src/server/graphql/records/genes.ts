import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { geneBySymbol, geneOfFeature, listGenes } from '#server/knowledge/records/features.ts'
import { variantsOfFeature } from '#server/knowledge/records/variants/variants.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { AssociatedEvidenceStatusFilter } from '../schema/enums.ts'
import { featureFields, featureInterfaces } from './feature-fields.ts'
import { ofKind } from './feature-kinds.ts'
import { Gene, GeneConnection, GeneVariantConnection } from '../schema/refs.ts'
import { variantArgs } from './variant-arguments.ts'

Gene.implement({
  description: 'A gene. The id is that of the feature.',
  interfaces: featureInterfaces,
  fields: (t) => ({
    ...featureFields(t),
    entrezId: t.int({
      description: 'Entrez (NCBI Gene) id; 0 if unknown, as for a gene that only evidence refers to.',
      resolve: async ({ id }, _args, { load }) => (await load(geneOfFeature, id))?.entrez_id ?? 0,
    }),
    variants: t.field({
      type: GeneVariantConnection,
      description: 'Variants, by name unless sorted otherwise; deprecated and withdrawn ones are excluded.',
      args: variantArgs,
      resolve: ({ id }, args, context) => variantsOfFeature(context, id, args),
    }),
  }),
})

builder.queryFields((t) => ({
  gene: t.field({
    type: Gene,
    nullable: true,
    description: 'One gene, by its feature id or its symbol.',
    args: {
      id: t.arg.int({ description: 'Feature id of the gene.' }),
      entrezSymbol: t.arg.string({ description: 'Symbol of the gene, in its exact spelling, such as BRAF.' }),
    },
    resolve: async (_root, { id, entrezSymbol }, { load }) => {
      if (id != null && entrezSymbol == null) return ofKind('GENE', await currentRecord(load, 'features', id))
      if (id == null && entrezSymbol != null) return load(geneBySymbol, entrezSymbol)
      throw new ClientError('BAD_USER_INPUT', 'A gene is asked for by exactly one of id and entrezSymbol.')
    },
  }),
  genes: t.field({
    type: GeneConnection,
    description: 'Genes with variants, by name; deprecated and withdrawn ones are excluded.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only genes with one of these feature ids.' }),
      entrezIds: t.arg.intList({ description: 'Only genes with one of these Entrez (NCBI Gene) ids.' }),
      entrezSymbols: t.arg.stringList({
        description: 'Only genes with one of these symbols, ignoring case.',
      }),
      evidenceStatusFilter: t.arg({
        type: AssociatedEvidenceStatusFilter,
        description: 'Only genes with evidence of these statuses; all genes if ALL or omitted.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listGenes(readerFor(context, args), args), args),
  }),
}))
