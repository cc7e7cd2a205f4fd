import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { isProteinAltering } from './sample/alteration.ts'
import type { Alteration, SmallVariant } from './sample/alteration.ts'
import { alleleKey } from './sequences/genomic-allele.ts'
import { evaluateVariant } from './evaluate-variant.ts'
import type { MatchIndex } from './match-index.ts'
import { candidatesOf, withGene } from './match-sample.ts'
import { NOTHING_ASSAYED } from './sample/sample.ts'

/** Whether the knowledge names gene, bases or an identifier of a variant: of most lines of a file it names none. */
function isNamed(
  { gene, allele, identifiers }: SmallVariant,
  { variantsOfFeature, variantsOfAllele, variantsOfIdentifier }: MatchIndex,
): boolean {
  if (gene !== null && variantsOfFeature.has(gene)) return true
  if (allele && variantsOfAllele.has(`${allele.build} ${alleleKey(allele)}`)) return true
  return identifiers.some((identifier) => variantsOfIdentifier.has(identifier))
}

/**
 * Checks whether the knowledge can say anything of an alteration. False for alterations of other genes, and for those
 * that change no protein and no variant of the knowledge is about: files have thousands of them.
 */
export function isRelevant(input: Alteration, build: ReferenceBuild | null, index: MatchIndex): boolean {
  const found = input.kind === 'SMALL_VARIANT' ? withGene(input, build, index) : input
  if (found.kind === 'SMALL_VARIANT' && !isNamed(found, index)) return false
  const candidates = candidatesOf(found, index)
  if (found.kind !== 'SMALL_VARIANT' || candidates.length === 0) return candidates.length > 0
  if (isProteinAltering(found) !== false) return true
  const sample = { build, alterations: [found], absences: [], assayed: NOTHING_ASSAYED }
  return candidates.some((id) => {
    const variant = index.variants.get(id)
    return variant !== undefined && evaluateVariant(variant, sample, index.locate).alterations.length > 0
  })
}
