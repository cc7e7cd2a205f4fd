import { atMost } from '#domain/text/text-lengths.ts'
import { createFusionVariant } from '#server/curation/creating/fusion-variants.ts'
import { newName } from '#server/curation/arguments.ts'
import { createRegionVariant } from '#server/curation/creating/regions.ts'
import { createVariant } from '#server/curation/creating/variants.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import type { GraphQLContext } from '../../context.ts'
import { RegionVariantName } from '#server/graphql/schema/enums.ts'
import { curationMutation } from '#server/graphql/schema/mutation.ts'
import { MolecularProfile, Variant, VariantInterface } from '#server/graphql/schema/refs.ts'
import { FusionVariantInput, brokenExons } from '../fusion-variant-input.ts'

const variant = {
  description: 'The variant, newly created or existing.',
  resolve: ({ variantId }: { variantId: number }, _args: unknown, { load }: GraphQLContext) =>
    existing(load(recordById.variants, variantId)),
}
const molecularProfile = {
  type: MolecularProfile,
  description: 'Molecular profile of this variant alone.',
  resolve: ({ profileId }: { profileId: number }, _args: unknown, { load }: GraphQLContext) =>
    existing(load(recordById.molecular_profiles, profileId)),
}
const isNew = {
  description: 'True if it was created; false if it existed already.',
  resolve: (created: { new: boolean }) => created.new,
}

curationMutation('createVariant', {
  description:
    'Creates a variant of a gene or factor, with its single-variant molecular profile, unless a variant of the feature has this name, or has it as an alias, ignoring case, or is the same change in another notation (`p.Val600Glu` for `V600E`). Names of gene variants must not be in fusion syntax.',
  input: (t) => ({
    name: t.string({ required: true, description: `Name; not blank, ${atMost('name')}.` }),
    featureId: t.int({ required: true, description: 'Id of the gene or factor.' }),
  }),
  check: ({ name, featureId }) => ({ name: newName(name), featureId }),
  act: createVariant,
  payload: (t) => ({
    variant: t.field({ type: Variant, ...variant }),
    molecularProfile: t.field(molecularProfile),
    new: t.boolean(isNew),
  }),
})

curationMutation('createFusionVariant', {
  description:
    'Creates a variant of a fusion with specific breakpoints, with its single-variant molecular profile, unless the fusion has one with the same VICC name.',
  input: (t) => ({
    coordinates: t.field({
      type: FusionVariantInput,
      required: true,
      description: 'Exons at the breakpoint.',
    }),
    featureId: t.int({ required: true, description: 'Feature id of the fusion.' }),
  }),
  check: ({ coordinates, featureId }) => ({ featureId, exons: brokenExons(coordinates) }),
  act: createFusionVariant,
  payload: (t) => ({
    variant: t.field({ type: VariantInterface, ...variant }),
    molecularProfile: t.field(molecularProfile),
    new: t.boolean(isNew),
  }),
})

curationMutation('createRegionVariant', {
  description:
    'Creates a variant of a region, with its single-variant molecular profile, unless the region has one with the same ISCN name. Only alterations from `regionVariantNamesForFeatureId` are allowed; none for a region of several cytogenetic regions.',
  input: (t) => ({
    name: t.field({ type: RegionVariantName, required: true, description: 'Alteration of the region.' }),
    featureId: t.int({ required: true, description: 'Feature id of the region.' }),
  }),
  check: ({ name, featureId }) => ({ name, featureId }),
  act: createRegionVariant,
  payload: (t) => ({
    variant: t.field({ type: VariantInterface, ...variant }),
    molecularProfile: t.field(molecularProfile),
    new: t.boolean(isNew),
  }),
})
