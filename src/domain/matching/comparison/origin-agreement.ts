import type { VariantOrigin } from '#domain/vocabularies/evidence.ts'

/** Where the alterations of a sample come from, as its report says. */
export const sampleOrigins = ['SOMATIC', 'GERMLINE', 'UNKNOWN'] as const
export type SampleOrigin = (typeof sampleOrigins)[number]

/**
 * Agreement of origin: whether a statement is about variants of the sample's origin; unknown where one of
 * them does not say.
 */
export const originAgreements = ['AGREES', 'DIFFERS', 'UNKNOWN'] as const
export type OriginAgreement = (typeof originAgreements)[number]

/** Agreement of a sample's origin with the variant origin of a statement. */
export function originAgreement(sample: SampleOrigin, statement: VariantOrigin | null): OriginAgreement {
  if (sample === 'UNKNOWN') return 'UNKNOWN'
  switch (statement) {
    case 'COMBINED':
    case 'MIXED':
      return 'AGREES'
    case 'SOMATIC':
      return sample === 'SOMATIC' ? 'AGREES' : 'DIFFERS'
    case 'RARE_GERMLINE':
    case 'COMMON_GERMLINE':
      return sample === 'GERMLINE' ? 'AGREES' : 'DIFFERS'
    default:
      return 'UNKNOWN'
  }
}
