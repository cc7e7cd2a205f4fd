import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { isProteinAltering } from './alteration.ts'
import type { Alteration } from './alteration.ts'
import { evaluateVariant } from './evaluate-variant.ts'
import type { MatchIndex } from './match-index.ts'
import { candidatesOf } from './match-sample.ts'
import { NOTHING_ASSAYED } from './sample.ts'

/**
 * Whether the knowledge can say anything of an alteration. False for alterations of other genes, and for those that
 * change no protein and no variant of the knowledge is about: files have thousands of them.
 */
export function isRelevant(given: Alteration, build: ReferenceBuild | null, index: MatchIndex): boolean {
  const isSmall = given.kind === 'SMALL_VARIANT'
  const found =
    isSmall && given.allele
      ? { ...given, allele: { ...given.allele, build: given.allele.build ?? build } }
      : given
  const candidates = candidatesOf(found, index)
  if (found.kind !== 'SMALL_VARIANT' || candidates.length === 0) return candidates.length > 0
  if (isProteinAltering(found) !== false) return true
  const sample = { build, alterations: [found], absences: [], assayed: NOTHING_ASSAYED }
  return candidates.some((id) => {
    const variant = index.variants.get(id)
    return variant !== undefined && evaluateVariant(variant, sample, index.locate).alterations.length > 0
  })
}
