import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import type { FusionPartnerStatus } from '#domain/vocabularies/features.ts'

/** One side of a fusion to be made; a gene by its feature id exactly when the partner is known. */
export interface FusionPartner {
  status: FusionPartnerStatus
  geneId: number | null
}

export interface FusionPartners {
  fivePrime: FusionPartner
  threePrime: FusionPartner
}

/** Every rule that two partners break together, at `five_prime_gene` or `three_prime_gene` (curation rules, section 7). */
export function validateFusionPartners({ fivePrime, threePrime }: FusionPartners): Violation[] {
  return [
    ...sideRules("5'", 'five_prime_gene', fivePrime),
    ...sideRules("3'", 'three_prime_gene', threePrime),
    ...violationIf(
      fivePrime.geneId === null && threePrime.geneId === null,
      'five_prime_gene',
      'One or both fusion partners must be given: a fusion has at least one gene',
    ),
    ...violationIf(
      fivePrime.geneId !== null && fivePrime.geneId === threePrime.geneId,
      'three_prime_gene',
      `The fusion partners cannot be identical; both are gene ${fivePrime.geneId}`,
    ),
  ]
}

const sideRules = (side: string, attribute: string, { status, geneId }: FusionPartner): Violation[] => [
  ...violationIf(
    geneId !== null && status !== 'KNOWN',
    attribute,
    `The ${side} partner status needs to be 'known' when its gene is given`,
  ),
  ...violationIf(
    geneId === null && status === 'KNOWN',
    attribute,
    `The ${side} partner status can't be 'known' without its gene`,
  ),
]
