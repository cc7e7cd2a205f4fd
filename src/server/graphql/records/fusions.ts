import { currentRecord } from '#server/knowledge/records/current-records.ts'
import {
  fusionOfFeature,
  fusionWithPartners,
  knownPartnerGenes,
  listFusions,
} from '#server/knowledge/records/features.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { FeatureRecord } from '#server/knowledge/records/records.ts'
import { variantsOfFeature } from '#server/knowledge/records/variants/variants.ts'
import { builder } from '../schema/builder.ts'
import { connectKnowledge, connectionOf, pageArgs, readerFor } from '../schema/connection.ts'
import type { GraphQLContext } from '../context.ts'
import { AssociatedEvidenceStatusFilter, FusionPartnerStatus } from '../schema/enums.ts'
import { featureFields, featureInterfaces } from './feature-fields.ts'
import { ofKind } from './feature-kinds.ts'
import { Fusion, Gene, VariantInterfaceConnection } from '../schema/refs.ts'
import { variantArgs } from './variant-arguments.ts'

const FusionConnection = connectionOf('Fusion', Fusion)

const partnersOf = ({ id }: FeatureRecord, { load }: GraphQLContext) => existing(load(fusionOfFeature, id))

const geneOrNull = (id: number | null, { load }: GraphQLContext) =>
  id === null ? null : existing(load(recordById.features, id))

interface FusionPartner {
  fusion: FeatureRecord
  gene: FeatureRecord
}

const FusionKnownPartnerGene = builder.objectRef<FusionPartner>('FusionKnownPartnerGene').implement({
  description: 'A known partner gene of a fusion with multiple partners.',
  fields: (t) => ({
    fusion: t.expose('fusion', { type: Fusion, description: 'The fusion with multiple partners.' }),
    gene: t.expose('gene', { type: Gene, description: 'The partner gene.' }),
    knownPartnerSpecificFusion: t.field({
      type: Fusion,
      nullable: true,
      description: 'The fusion with exactly this partner; null if there is none.',
      resolve: async ({ fusion, gene }, _args, context) => {
        const { five_prime_gene_id, three_prime_gene_id, ...sides } = await partnersOf(fusion, context)
        const fivePrime = sides.five_prime_partner_status === 'MULTIPLE' ? gene.id : five_prime_gene_id
        const threePrime = sides.three_prime_partner_status === 'MULTIPLE' ? gene.id : three_prime_gene_id
        if (fivePrime === null || threePrime === null) return null
        return context.load(fusionWithPartners, `${fivePrime}::${threePrime}`)
      },
    }),
  }),
})

Fusion.implement({
  description:
    'A fusion of two genes, or of a gene with an unknown or multiple partners. The id is that of the feature.',
  interfaces: featureInterfaces,
  fields: (t) => ({
    ...featureFields(t),
    fivePrimeGene: t.field({
      type: Gene,
      nullable: true,
      description: "Gene on the 5' side; null unless known.",
      resolve: async (fusion, _args, context) =>
        geneOrNull((await partnersOf(fusion, context)).five_prime_gene_id, context),
    }),
    fivePrimePartnerStatus: t.field({
      type: FusionPartnerStatus,
      description: "Status of the 5' partner.",
      resolve: async (fusion, _args, context) =>
        (await partnersOf(fusion, context)).five_prime_partner_status,
    }),
    threePrimeGene: t.field({
      type: Gene,
      nullable: true,
      description: "Gene on the 3' side; null unless known.",
      resolve: async (fusion, _args, context) =>
        geneOrNull((await partnersOf(fusion, context)).three_prime_gene_id, context),
    }),
    threePrimePartnerStatus: t.field({
      type: FusionPartnerStatus,
      description: "Status of the 3' partner.",
      resolve: async (fusion, _args, context) =>
        (await partnersOf(fusion, context)).three_prime_partner_status,
    }),
    knownPartnerGenes: t.field({
      type: [Gene],
      description: 'Known partner genes of a fusion with multiple partners, by name.',
      resolve: ({ id }, _args, { load }) => load(knownPartnerGenes, id),
    }),
    fusionsKnownPartnerGenes: t.field({
      type: [FusionKnownPartnerGene],
      description: 'Known partner genes, each with the fusion of exactly that pair.',
      resolve: async (fusion, _args, { load }) =>
        (await load(knownPartnerGenes, fusion.id)).map((gene) => ({ fusion, gene })),
    }),
    variants: t.field({
      type: VariantInterfaceConnection,
      description: 'Variants, by name unless sorted otherwise; deprecated and withdrawn ones are excluded.',
      args: variantArgs,
      resolve: ({ id }, args, context) => variantsOfFeature(context, id, args),
    }),
  }),
})

builder.queryFields((t) => ({
  fusion: t.field({
    type: Fusion,
    nullable: true,
    description: 'One fusion.',
    args: { id: t.arg.int({ required: true, description: 'Feature id of the fusion.' }) },
    resolve: async (_root, { id }, { load }) => ofKind('FUSION', await currentRecord(load, 'features', id)),
  }),
  fusions: t.field({
    type: FusionConnection,
    description: 'Fusions with variants, by name; deprecated and withdrawn ones are excluded.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only fusions with one of these feature ids.' }),
      genePartnerId: t.arg.int({
        description: 'Only fusions with this gene (feature id) on either side or among the known partners.',
      }),
      evidenceStatusFilter: t.arg({
        type: AssociatedEvidenceStatusFilter,
        description: 'Only fusions with evidence of these statuses; all fusions if ALL or omitted.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listFusions(readerFor(context, args), args), args),
  }),
}))
