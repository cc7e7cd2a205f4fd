import { type ValueOf, vocabulary } from './vocabulary.ts'

/** Kinds of feature. */
export const featureInstanceTypes = vocabulary('FeatureInstanceTypes', ['GENE', 'FACTOR', 'FUSION', 'REGION'])
export type FeatureInstanceType = ValueOf<typeof featureInstanceTypes>

/** Kinds of variant: always the kind of the variant's feature. */
export const variantCategories = vocabulary('VariantCategories', ['GENE', 'FACTOR', 'FUSION', 'REGION'])
export type VariantCategory = ValueOf<typeof variantCategories>

/** Kinds of feature that people may create by name. */
export const createableFeatureTypes = vocabulary('CreateableFeatureTypes', ['FACTOR'])
export type CreateableFeatureType = ValueOf<typeof createableFeatureTypes>

/** Status of one side of a fusion. */
export const fusionPartnerStatuses = vocabulary('FusionPartnerStatus', ['KNOWN', 'UNKNOWN', 'MULTIPLE'])
export type FusionPartnerStatus = ValueOf<typeof fusionPartnerStatuses>

/** Names of what can happen to a stretch of a chromosome; ISCN names: `region-names.ts`. */
export const regionVariantNames = vocabulary(
  'RegionVariantName',
  [
    'ADDITION',
    'AMPLIFICATION',
    'CNLOH',
    'DELETION',
    'DISOMY',
    'DUPLICATION',
    'HOMOZYGOUS_DELETION',
    'MONOSOMY',
    'NULLISOMY',
    'RING',
    'TETRASOMY',
    'TRANSLOCATION',
    'TRIPLICATION',
    'TRISOMY',
  ],
  { labels: { CNLOH: 'cnLOH' } },
)
export type RegionVariantName = ValueOf<typeof regionVariantNames>

export const featureDeprecationReasons = vocabulary('FeatureDeprecationReason', [
  'DUPLICATE',
  'INVALID',
  'OTHER',
])
export type FeatureDeprecationReason = ValueOf<typeof featureDeprecationReasons>

export const variantDeprecationReasons = vocabulary('VariantDeprecationReason', [
  'DUPLICATE',
  'INVALID',
  'OTHER',
  'FEATURE_DEPRECATED',
])
export type VariantDeprecationReason = ValueOf<typeof variantDeprecationReasons>

export const molecularProfileDeprecationReasons = vocabulary('MolecularProfileDeprecationReason', [
  'DUPLICATE',
  'INVALID',
  'OTHER',
  'VARIANT_DEPRECATED',
])
export type MolecularProfileDeprecationReason = ValueOf<typeof molecularProfileDeprecationReasons>

/** The reasons a person may give for a profile; VARIANT_DEPRECATED only follows from its variant. */
export const molecularProfileDeprecationReasonInputs = vocabulary(
  'MolecularProfileDeprecationReasonMutationInput',
  ['DUPLICATE', 'INVALID', 'OTHER'],
)
export type MolecularProfileDeprecationReasonInput = ValueOf<typeof molecularProfileDeprecationReasonInputs>

export const booleanOperators = vocabulary('BooleanOperator', ['AND', 'OR'], {
  labels: { AND: 'AND', OR: 'OR' },
})
export type BooleanOperator = ValueOf<typeof booleanOperators>
