import { atMost } from '#domain/text/text-lengths.ts'
import { createFactor } from '#server/curation/creating/features.ts'
import { checkedPartners, createFusionFeature } from '#server/curation/creating/fusions.ts'
import { newName } from '#server/curation/arguments.ts'
import { checkedRegionIds, createRegionFeature } from '#server/curation/creating/regions.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import type { GraphQLContext } from '../../context.ts'
import { CreateableFeatureTypes, FusionPartnerStatus } from '#server/graphql/schema/enums.ts'
import { curationMutation } from '#server/graphql/schema/mutation.ts'
import { Feature } from '#server/graphql/schema/refs.ts'

const feature = {
  type: Feature,
  description: 'The feature, newly created or existing.',
  resolve: ({ featureId }: { featureId: number }, _args: unknown, { load }: GraphQLContext) =>
    existing(load(recordById.features, featureId)),
}
const isNew = {
  description: 'True if it was created; false if it existed already.',
  resolve: (created: { new: boolean }) => created.new,
}

curationMutation('createFeature', {
  description:
    'Creates a factor, unless one has this name, or has it as an alias, ignoring case. Genes come from imports only; fusions and regions have their own mutations.',
  input: (t) => ({
    name: t.string({ required: true, description: `Name; not blank, ${atMost('name')}.` }),
    featureType: t.field({
      type: CreateableFeatureTypes,
      required: true,
      description: 'Kind of feature to create.',
    }),
  }),
  check: ({ name }) => newName(name),
  act: createFactor,
  payload: (t) => ({ feature: t.field(feature), new: t.boolean(isNew) }),
})

const FusionPartnerInput = builder.inputType('FusionPartnerInput', {
  description: 'One side of a fusion.',
  fields: (t) => ({
    partnerStatus: t.field({
      type: FusionPartnerStatus,
      required: true,
      description: 'Status of the partner; KNOWN if, and only if, its gene is given.',
    }),
    geneId: t.int({ description: 'Feature id of the gene.' }),
  }),
})

const partner = ({ partnerStatus, geneId }: typeof FusionPartnerInput.$inferInput) => ({
  status: partnerStatus,
  geneId: geneId ?? null,
})

curationMutation('createFusionFeature', {
  description:
    'Creates a fusion, with a variant for the fusion as a whole, unless one with these partners exists. At least one partner must be a known gene; two known genes must differ.',
  input: (t) => ({
    fivePrimeGene: t.field({
      type: FusionPartnerInput,
      required: true,
      description: "Partner on the 5' side.",
    }),
    threePrimeGene: t.field({
      type: FusionPartnerInput,
      required: true,
      description: "Partner on the 3' side.",
    }),
  }),
  check: ({ fivePrimeGene, threePrimeGene }) =>
    checkedPartners({ fivePrime: partner(fivePrimeGene), threePrime: partner(threePrimeGene) }),
  act: createFusionFeature,
  payload: (t) => ({ feature: t.field(feature), new: t.boolean(isNew) }),
})

curationMutation('createRegionFeature', {
  description:
    'Creates a region of one or more cytogenetic regions, unless one of the same in the same order exists.',
  input: (t) => ({
    cytogeneticRegionIds: t.intList({
      required: true,
      description: 'Ids of the cytogenetic regions in the order of the name, each once.',
    }),
  }),
  check: ({ cytogeneticRegionIds }) => checkedRegionIds(cytogeneticRegionIds),
  act: createRegionFeature,
  payload: (t) => ({ feature: t.field(feature), new: t.boolean(isNew) }),
})
