import { type ValueOf, vocabulary } from './vocabulary.ts'

/** Types of evidence, by what it speaks about. */
export const evidenceTypes = vocabulary('EvidenceType', [
  'DIAGNOSTIC',
  'PROGNOSTIC',
  'PREDICTIVE',
  'PREDISPOSING',
  'FUNCTIONAL',
  'ONCOGENIC',
])
export type EvidenceType = ValueOf<typeof evidenceTypes>

/** As {@link evidenceTypes}, without Functional: nobody asserts a mere function. */
export const assertionTypes = vocabulary('AssertionType', [
  'DIAGNOSTIC',
  'PROGNOSTIC',
  'PREDICTIVE',
  'PREDISPOSING',
  'ONCOGENIC',
])
export type AssertionType = ValueOf<typeof assertionTypes>

/** Strength of the kind of study, A strongest. The label is the letter. */
export const evidenceLevels = vocabulary('EvidenceLevel', ['A', 'B', 'C', 'D', 'E'], {
  alsoRead: {
    'Validated association': 'A',
    'Clinical evidence': 'B',
    'Case study': 'C',
    'Preclinical evidence': 'D',
    'Inferential association': 'E',
  },
})
export type EvidenceLevel = ValueOf<typeof evidenceLevels>

/** Meaning of each level, in words. */
export const evidenceLevelDescriptions: Readonly<Record<EvidenceLevel, string>> = {
  A: 'Validated association',
  B: 'Clinical evidence',
  C: 'Case study',
  D: 'Preclinical evidence',
  E: 'Inferential association',
}

/** Weight of one rating star at each level in the score of a molecular profile. */
export const evidenceLevelWeights: Readonly<Record<EvidenceLevel, number>> = {
  A: 10,
  B: 5,
  C: 2.5,
  D: 1,
  E: 0.25,
}

export const evidenceDirections = vocabulary('EvidenceDirection', ['SUPPORTS', 'DOES_NOT_SUPPORT', 'NA'], {
  labels: { DOES_NOT_SUPPORT: 'Does not support', NA: 'N/A' },
  legacyLabels: { DOES_NOT_SUPPORT: 'Does Not Support' },
})
export type EvidenceDirection = ValueOf<typeof evidenceDirections>

export const assertionDirections = vocabulary('AssertionDirection', ['SUPPORTS', 'DOES_NOT_SUPPORT'], {
  labels: { DOES_NOT_SUPPORT: 'Does not support' },
  legacyLabels: { DOES_NOT_SUPPORT: 'Does Not Support' },
})
export type AssertionDirection = ValueOf<typeof assertionDirections>

/** Significances of both evidence and assertions, which come first in either. */
const sharedSignificances = [
  'SENSITIVITYRESPONSE',
  'RESISTANCE',
  'BETTER_OUTCOME',
  'POOR_OUTCOME',
  'POSITIVE',
  'NEGATIVE',
  'NA',
  'ADVERSE_RESPONSE',
  'PATHOGENIC',
  'LIKELY_PATHOGENIC',
  'BENIGN',
  'LIKELY_BENIGN',
  'UNCERTAIN_SIGNIFICANCE',
  'REDUCED_SENSITIVITY',
] as const

export const evidenceSignificances = vocabulary(
  'EvidenceSignificance',
  [
    ...sharedSignificances,
    'GAIN_OF_FUNCTION',
    'LOSS_OF_FUNCTION',
    'UNALTERED_FUNCTION',
    'NEOMORPHIC',
    'UNKNOWN',
    'DOMINANT_NEGATIVE',
    'LIKELY_ONCOGENIC',
    'PREDISPOSITION',
    'PROTECTIVENESS',
    'ONCOGENICITY',
  ],
  {
    labels: {
      SENSITIVITYRESPONSE: 'Sensitivity/Response',
      NA: 'N/A',
      GAIN_OF_FUNCTION: 'Gain of Function',
      LOSS_OF_FUNCTION: 'Loss of Function',
    },
    alsoRead: { Sensitivity: 'SENSITIVITYRESPONSE', 'Resistance or Non-Response': 'RESISTANCE' },
  },
)
export type EvidenceSignificance = ValueOf<typeof evidenceSignificances>

export const assertionSignificances = vocabulary(
  'AssertionSignificance',
  [...sharedSignificances, 'ONCOGENIC', 'LIKELY_ONCOGENIC'],
  {
    labels: { SENSITIVITYRESPONSE: 'Sensitivity/Response', NA: 'N/A' },
    alsoRead: { Sensitivity: 'SENSITIVITYRESPONSE', 'Resistance or Non-Response': 'RESISTANCE' },
  },
)
export type AssertionSignificance = ValueOf<typeof assertionSignificances>

/**
 * Where the variant arose. COMBINED: a profile of several variants, some germline and some somatic. MIXED: one
 * variant that is germline in some patients and somatic in others, which older text calls "Germline or Somatic".
 */
export const variantOrigins = vocabulary(
  'VariantOrigin',
  ['SOMATIC', 'RARE_GERMLINE', 'COMMON_GERMLINE', 'UNKNOWN', 'NA', 'COMBINED', 'MIXED'],
  {
    labels: { NA: 'N/A' },
    legacyLabels: { MIXED: 'Germline or Somatic' },
    alsoRead: {
      'Not Applicable': 'NA',
      'Somatic Mutation': 'SOMATIC',
      'Germline Mutation': 'RARE_GERMLINE',
      'Rare Germline Mutation': 'RARE_GERMLINE',
      'Germline Polymorphism': 'COMMON_GERMLINE',
      'Common Germline Polymorphism': 'COMMON_GERMLINE',
    },
  },
)
export type VariantOrigin = ValueOf<typeof variantOrigins>

/** Ways in which several therapies of one item were given; older releases call it drug interaction type. */
export const therapyInteractions = vocabulary(
  'TherapyInteraction',
  ['COMBINATION', 'SEQUENTIAL', 'SUBSTITUTES'],
  { alsoRead: { Substitute: 'SUBSTITUTES' } },
)
export type TherapyInteraction = ValueOf<typeof therapyInteractions>

/** Tiers of the AMP/ASCO/CAP guideline. */
export const ampLevels = vocabulary(
  'AmpLevel',
  ['TIER_I_LEVEL_A', 'TIER_I_LEVEL_B', 'TIER_II_LEVEL_C', 'TIER_II_LEVEL_D', 'TIER_III', 'TIER_IV', 'NA'],
  {
    labels: {
      TIER_I_LEVEL_A: 'Tier I - Level A',
      TIER_I_LEVEL_B: 'Tier I - Level B',
      TIER_II_LEVEL_C: 'Tier II - Level C',
      TIER_II_LEVEL_D: 'Tier II - Level D',
      TIER_III: 'Tier III',
      TIER_IV: 'Tier IV',
      NA: 'Not Applicable',
    },
  },
)
export type AmpLevel = ValueOf<typeof ampLevels>

/** The state of an evidence item or an assertion. Labels are lower case, as releases write them. */
export const evidenceStatuses = vocabulary('EvidenceStatus', ['ACCEPTED', 'REJECTED', 'SUBMITTED'], {
  labels: { ACCEPTED: 'accepted', REJECTED: 'rejected', SUBMITTED: 'submitted' },
})
export type EvidenceStatus = ValueOf<typeof evidenceStatuses>

/** Which states a list shows. */
export const evidenceStatusFilters = vocabulary(
  'EvidenceStatusFilter',
  ['ACCEPTED', 'SUBMITTED', 'REJECTED', 'NON_REJECTED', 'ALL'],
  { labels: { NON_REJECTED: 'Not Rejected' } },
)
export type EvidenceStatusFilter = ValueOf<typeof evidenceStatusFilters>

/** Which states of evidence a profile or feature must have to be listed. */
export const associatedEvidenceStatusFilters = vocabulary('AssociatedEvidenceStatusFilter', [
  'WITH_ACCEPTED',
  'WITH_ACCEPTED_OR_SUBMITTED',
  'WITH_SUBMITTED',
  'ALL',
])
export type AssociatedEvidenceStatusFilter = ValueOf<typeof associatedEvidenceStatusFilters>
