import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { geneBySymbol, geneOfFeature, listGenes } from '#server/knowledge/records/features.ts'
import { variantsOfFeature } from '#server/knowledge/records/variants/variants.ts'
import { ClientError } from '#server/client-error.ts'
import { builder } from '../schema/builder.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { AssociatedEvidenceStatusFilter } from '../schema/enums.ts'
import { featureFields, featureInterfaces } from './feature-fields.ts'
import { ofKind } from './feature-kinds.ts'
import { Gene, GeneConnection, GeneVariantConnection } from '../schema/refs.ts'
import { variantArgs } from './variant-arguments.ts'

Gene.implement({
  description: 'A gene. Its id is the id of the feature.',
  interfaces: featureInterfaces,
  fields: (t) => ({
    ...featureFields(t),
    entrezId: t.int({
      description: 'Id of the gene at NCBI; 0 while it is unknown, as of a gene that only evidence names.',
      resolve: async ({ id }, _args, { load }) => (await load(geneOfFeature, id))?.entrez_id ?? 0,
    }),
    variants: t.field({
      type: GeneVariantConnection,
      description: 'Live variants, by name unless asked otherwise.',
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
      entrezSymbol: t.arg.string({ description: 'Symbol of the gene, in exactly its spelling: BRAF.' }),
    },
    resolve: async (_root, { id, entrezSymbol }, { load }) => {
      if (id != null && entrezSymbol == null) return ofKind('GENE', await currentRecord(load, 'features', id))
      if (id == null && entrezSymbol != null) return load(geneBySymbol, entrezSymbol)
      throw new ClientError('BAD_USER_INPUT', 'A gene is asked for by exactly one of id and entrezSymbol.')
    },
  }),
  genes: t.field({
    type: GeneConnection,
    description: 'Genes with a live variant, by name.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only genes with one of these feature ids.' }),
      entrezIds: t.arg.intList({ description: 'Only genes with one of these NCBI ids.' }),
      entrezSymbols: t.arg.stringList({ description: 'Only genes with one of these symbols, case aside.' }),
      evidenceStatusFilter: t.arg({
        type: AssociatedEvidenceStatusFilter,
        description: 'Only genes with evidence of these statuses; omitted or ALL: all.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listGenes(readerFor(context, args), args), args),
  }),
}))
