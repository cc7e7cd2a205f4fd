import { atMost } from '#domain/text/text-lengths.ts'
import { molecularProfileDeprecationReasonInputs } from '#domain/vocabularies/features.ts'
import type { Curation } from '#server/curation/curate.ts'
import { explainingComment } from '#server/curation/arguments.ts'
import {
  deprecateComplexProfile,
  deprecateFeature,
  deprecateVariant,
} from '#server/curation/moderation/deprecations.ts'
import { deprecationReach } from '#server/curation/moderation/deprecation-reach.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { enumOf, FeatureDeprecationReason, VariantDeprecationReason } from '../schema/enums.ts'
import { curationMutation } from '../schema/mutation.ts'
import { Feature, MolecularProfile, VariantInterface } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'

const WHO = 'For editors with a valid conflict-of-interest disclosure. This cannot be undone.'
const COMMENT = `Comment on the reason, ten characters or more, ${atMost('comment')}.`
const DUPLICATE_OF =
  'Id of the record in use that it is a duplicate of, of the same kind; with the reason DUPLICATE only. Readers are led there. Curia extension.'
const PROFILES = 'Molecular profiles deprecated with it.'

/** What deprecating decides on: the record, and what goes with it. */
const decidedWithReach = ({ tx }: Curation, entityType: 'FEATURE' | 'VARIANT', id: number) => ({
  entityType,
  id,
  goesWith: async () => {
    const { variantIds, profileIds } = await deprecationReach(tx, entityType, id)
    return [
      ...variantIds.map((each) => ({ entityType: 'VARIANT' as const, id: each })),
      ...profileIds.map((each) => ({ entityType: 'MOLECULAR_PROFILE' as const, id: each })),
    ]
  },
})

curationMutation('deprecateFeature', {
  description: `Deprecates a factor, fusion or region, with its variants and their molecular profiles. ${WHO}`,
  input: (t) => ({
    featureId: t.int({ required: true, description: 'Id of the feature.' }),
    deprecationReason: t.field({
      type: FeatureDeprecationReason,
      required: true,
      description: 'Reason for the deprecation.',
    }),
    comment: t.string({ required: true, description: COMMENT }),
    duplicateOfId: t.int({ description: DUPLICATE_OF }),
  }),
  check: ({ featureId, deprecationReason, comment, duplicateOfId }) => ({
    id: featureId,
    reason: deprecationReason,
    comment: explainingComment(comment),
    duplicateOfId,
  }),
  decidesOn: ({ id }, curation) => decidedWithReach(curation, 'FEATURE', id),
  act: deprecateFeature,
  payload: (t) => ({
    feature: relationOrNull(t, Feature, 'The deprecated feature.', { featureId: recordById.features }),
    newlyDeprecatedVariants: t.field({
      type: [VariantInterface],
      nullable: true,
      description: 'Variants deprecated with it.',
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
  description: `Deprecates a variant, with all molecular profiles that contain it. ${WHO}`,
  input: (t) => ({
    variantId: t.int({ required: true, description: 'Id of the variant.' }),
    deprecationReason: t.field({
      type: VariantDeprecationReason,
      required: true,
      description: 'Reason for the deprecation.',
    }),
    comment: t.string({ required: true, description: COMMENT }),
    duplicateOfId: t.int({ description: DUPLICATE_OF }),
  }),
  check: ({ variantId, deprecationReason, comment, duplicateOfId }) => ({
    id: variantId,
    reason: deprecationReason,
    comment: explainingComment(comment),
    duplicateOfId,
  }),
  decidesOn: ({ id }, curation) => decidedWithReach(curation, 'VARIANT', id),
  act: deprecateVariant,
  payload: (t) => ({
    variant: relationOrNull(t, VariantInterface, 'The deprecated variant.', {
      variantId: recordById.variants,
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
  description: `Deprecates a complex molecular profile: one of several variants, or with NOT. ${WHO}`,
  input: (t) => ({
    molecularProfileId: t.int({ required: true, description: 'Id of the molecular profile.' }),
    deprecationReason: t.field({
      type: enumOf(molecularProfileDeprecationReasonInputs),
      required: true,
      description: 'Reason for the deprecation.',
    }),
    comment: t.string({ required: true, description: COMMENT }),
    duplicateOfId: t.int({ description: DUPLICATE_OF }),
  }),
  check: ({ molecularProfileId, deprecationReason, comment, duplicateOfId }) => ({
    id: molecularProfileId,
    reason: deprecationReason,
    comment: explainingComment(comment),
    duplicateOfId,
  }),
  decidesOn: ({ id }) => ({ entityType: 'MOLECULAR_PROFILE', id }),
  act: deprecateComplexProfile,
  payload: (t) => ({
    molecularProfile: relationOrNull(t, MolecularProfile, 'The deprecated molecular profile.', {
      profileId: recordById.molecular_profiles,
    }),
  }),
})
