import { z } from 'zod'
import { foldText } from '#domain/text/names.ts'
import { fusionFeatureName } from '#domain/variants/fusion-names.ts'
import { validateFusionPartners } from '#domain/variants/fusion-partner-rules.ts'
import { fusionPartnerStatuses } from '#domain/vocabularies/features.ts'
import type { FieldViolation } from '../submission/violations.ts'
import { Reference } from '../references/reference.ts'
import { searchGenes } from './feature-searches.ts'

/** One side of a fusion that is being made; a chosen gene counts only where the partner is known. */
export const Partner = z.object({
  status: z.enum(fusionPartnerStatuses.values),
  gene: Reference.nullable(),
})
export type Partner = z.infer<typeof Partner>

/** The field that is to blame on a side: its gene, or what is known of it where there is no gene to choose. */
export type PartnerField = 'fivePrimeGene' | 'fivePrimeStatus' | 'threePrimeGene' | 'threePrimeStatus'

export const Partners = z.object({ fivePrime: Partner, threePrime: Partner })
export type Partners = z.infer<typeof Partners>

const notChosenYet: Partner = { status: 'KNOWN', gene: null }
export const blankPartners: Partners = { fivePrime: notChosenYet, threePrime: notChosenYet }

/** The partners with what else is meant, where nothing was chosen yet. */
export function withMeant(partners: Partners, meant: Partial<Partners>): Partners {
  const side = (chosen: Partner, other: Partner | undefined) =>
    chosen.status === 'KNOWN' && !chosen.gene && other ? other : chosen
  return {
    fivePrime: side(partners.fivePrime, meant.fivePrime),
    threePrime: side(partners.threePrime, meant.threePrime),
  }
}

const geneOf = ({ status, gene }: Partner) => (status === 'KNOWN' ? gene : null)

export const partnerInput = (partner: Partner) => ({
  partnerStatus: partner.status,
  geneId: geneOf(partner)?.id ?? null,
})

/** Every rule that the partners break, in words for whoever fills them in. */
export function partnerViolations({ fivePrime, threePrime }: Partners): FieldViolation<PartnerField>[] {
  const isMissing = (partner: Partner) => partner.status === 'KNOWN' && !partner.gene
  const missing = [
    ...(isMissing(fivePrime)
      ? [{ field: 'fivePrimeGene' as const, message: 'Select the gene of the 5′ partner.' }]
      : []),
    ...(isMissing(threePrime)
      ? [{ field: 'threePrimeGene' as const, message: 'Select the gene of the 3′ partner.' }]
      : []),
  ]
  if (missing.length > 0) return missing
  const side = (partner: Partner) => ({ status: partner.status, geneId: geneOf(partner)?.id ?? null })
  return validateFusionPartners({ fivePrime: side(fivePrime), threePrime: side(threePrime) }).map(
    ({ attribute }) =>
      attribute === 'three_prime_gene'
        ? {
            field: 'threePrimeGene',
            message: `Both partners are ${threePrime.gene?.name}: a fusion joins two different genes.`,
          }
        : {
            field: 'fivePrimeStatus',
            message: 'A fusion needs at least one known gene: select the gene of a partner.',
          },
  )
}

/** Name that the fusion will have; null while a known partner has no gene. */
export function fusionNameOf({ fivePrime, threePrime }: Partners): string | null {
  if ([fivePrime, threePrime].some((partner) => partner.status === 'KNOWN' && !partner.gene)) return null
  const side = (partner: Partner) => ({ status: partner.status, geneName: geneOf(partner)?.name })
  return fusionFeatureName(side(fivePrime), side(threePrime))
}

/**
 * Partners that a typed `EML4::ALK`, `v::ALK` or `?::ALK` names; texts that are no gene are left to choose.
 */
export async function partnersIn(text: string): Promise<Partial<Partners>> {
  const [five, three, ...more] = text.split('::')
  if (five === undefined || three === undefined || more.length > 0) return {}
  const [fivePrime, threePrime] = await Promise.all([partnerIn(five), partnerIn(three)])
  return { ...(fivePrime && { fivePrime }), ...(threePrime && { threePrime }) }
}

async function partnerIn(text: string): Promise<Partner | null> {
  const typed = text.trim()
  if (typed === '?') return { status: 'UNKNOWN', gene: null }
  if (typed === 'v') return { status: 'MULTIPLE', gene: null }
  if (typed === '') return null
  const found = (await searchGenes(typed)).find(
    ({ reference }) => foldText(reference.name) === foldText(typed),
  )
  return found ? { status: 'KNOWN', gene: found.reference } : null
}
