import { atMost } from '#domain/text/text-lengths.ts'
import { molecularProfileDeprecationReasonInputs } from '#domain/vocabularies/features.ts'
import { explainingComment } from '#server/curation/arguments.ts'
import {
  deprecateComplexProfile,
  deprecateFeature,
  deprecateVariant,
} from '#server/curation/moderation/deprecations.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { enumOf, FeatureDeprecationReason, VariantDeprecationReason } from '../schema/enums.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Feature, MolecularProfile, VariantInterface } from '../schema/refs.ts'

const WHO = 'For editors with a valid conflict of interest statement. There is no way back.'
const COMMENT = `Reason, ten characters or more, ${atMost('comment')}.`
const PROFILES = 'Profiles that went out of use with it.'

curationMutation('deprecateFeature', {
  description: `Takes a factor, fusion or region out of use, with its variants and their profiles. ${WHO}`,
  input: (t) => ({
    featureId: t.int({ required: true, description: 'Id of the feature.' }),
    deprecationReason: t.field({
      type: FeatureDeprecationReason,
      required: true,
      description: 'Reason, as a code.',
    }),
    comment: t.string({ required: true, description: COMMENT }),
  }),
  check: ({ featureId, deprecationReason, comment }) => ({
    id: featureId,
    reason: deprecationReason,
    comment: explainingComment(comment),
  }),
  act: deprecateFeature,
  payload: (t) => ({
    feature: t.field({
      type: Feature,
      nullable: true,
      description: 'The feature, deprecated.',
      resolve: ({ featureId }, _args, { load }) => load(recordById.features, featureId),
    }),
    newlyDeprecatedVariants: t.field({
      type: [VariantInterface],
      nullable: true,
      description: 'Variants that went out of use with it.',
      resolve: ({ variantIds }, _args, { load }) =>
        Promise.all(variantIds.map((id) => existing(load(recordById.variants, id)))),
    }),
    newlyDeprecatedMolecularProfiles: t.field({
      type: [MolecularProfile],
      nullable: true,
      description: PROFILES,
      resolve: ({ profileIds }, _args, { load }) =>
        Promise.all(profileIds.map((id) => existing(load(recordById.molecular_profiles, id)))),
    }),
  }),
})

curationMutation('deprecateVariant', {
  description: `Takes a variant out of use, with all profiles it takes part in. ${WHO}`,
  input: (t) => ({
    variantId: t.int({ required: true, description: 'Id of the variant.' }),
    deprecationReason: t.field({
      type: VariantDeprecationReason,
      required: true,
      description: 'Reason, as a code.',
    }),
    comment: t.string({ required: true, description: COMMENT }),
  }),
  check: ({ variantId, deprecationReason, comment }) => ({
    id: variantId,
    reason: deprecationReason,
    comment: explainingComment(comment),
  }),
  act: deprecateVariant,
  payload: (t) => ({
    variant: t.field({
      type: VariantInterface,
      nullable: true,
      description: 'The variant, deprecated.',
      resolve: ({ variantId }, _args, { load }) => load(recordById.variants, variantId),
    }),
    newlyDeprecatedMolecularProfiles: t.field({
      type: [MolecularProfile],
      nullable: true,
      description: PROFILES,
      resolve: ({ profileIds }, _args, { load }) =>
        Promise.all(profileIds.map((id) => existing(load(recordById.molecular_profiles, id)))),
    }),
  }),
})

curationMutation('deprecateComplexMolecularProfile', {
  description: `Takes a molecular profile of several variants, or with NOT, out of use. ${WHO}`,
  input: (t) => ({
    molecularProfileId: t.int({ required: true, description: 'Id of the profile.' }),
    deprecationReason: t.field({
      type: enumOf(molecularProfileDeprecationReasonInputs),
      required: true,
      description: 'Reason, as a code.',
    }),
    comment: t.string({ required: true, description: COMMENT }),
  }),
  check: ({ molecularProfileId, deprecationReason, comment }) => ({
    id: molecularProfileId,
    reason: deprecationReason,
    comment: explainingComment(comment),
  }),
  act: deprecateComplexProfile,
  payload: (t) => ({
    molecularProfile: t.field({
      type: MolecularProfile,
      nullable: true,
      description: 'The profile, deprecated.',
      resolve: ({ profileId }, _args, { load }) => load(recordById.molecular_profiles, profileId),
    }),
  }),
})
