import { exactPredicate } from './predicate.ts'
import type { FusionPredicate, Predicate } from './predicate.ts'
import { parseProteinChange } from './protein-change.ts'

const SIDE = '[A-Z\\d][A-Z\\d@.-]*|\\?|V'
const JOINED = new RegExp(`^(${SIDE})::(${SIDE})(?: (.+))?$`)
const EXONS = /^E(\d+)[-:]+E?(\d+)$/
/** The variant names of fusion features give the exons alone: `E13::E20`, `E13+5::E20`, `?::E20`. */
const EXONS_ALONE = /^(?:E(\d+)(?:[+-]\d+)?|\?|V)::(?:E(\d+)(?:[+-]\d+)?|\?|V)$/
const WORDS = /^(?:(?:GENE )?FUSIONS?|REARRANGEMENTS?|REARRANGED|TRANSLOCATIONS?|FUSED)$/

const partner = (side: string | undefined) => (!side || side === '?' || side === 'V' ? null : side)

/** A fusion of any partners until it names some. */
export const fusionPredicate = (facts: Partial<FusionPredicate>): FusionPredicate => ({
  kind: 'FUSION',
  gene: null,
  fivePrime: null,
  threePrime: null,
  fivePrimeExon: null,
  threePrimeExon: null,
  ...facts,
})

const toExon = (digits: string | undefined) => (digits ? Number(digits) : null)

/**
 * The predicate of a fusion: `EML4::ALK`, `V::ALK`, `EML4::ALK E6-E20`, `BCR::ABL1 T315I` (the change on the last gene
 * that it names), `FUSION`, `REARRANGEMENT`. Null for any other name.
 * @param feature symbol of the gene, or name of a fusion feature such as `EML4::ALK`, in capitals
 */
export function fusionOfName(feature: string, name: string): Predicate | null {
  const ofFeature = JOINED.exec(feature)
  if (ofFeature) return fusionOfFeature(ofFeature, name)
  if (WORDS.test(name)) return fusionPredicate({ gene: feature })
  const joined = JOINED.exec(name)
  if (!joined) return null
  const sides = { fivePrime: partner(joined[1]), threePrime: partner(joined[2]) }
  const rest = joined[3]
  if (!rest || WORDS.test(rest)) return fusionPredicate(sides)
  const exons = EXONS.exec(rest)
  if (exons)
    return fusionPredicate({ ...sides, fivePrimeExon: toExon(exons[1]), threePrimeExon: toExon(exons[2]) })
  return fusionWithChanges(feature, fusionPredicate(sides), rest)
}

function fusionOfFeature([, five, three]: RegExpExecArray, name: string): Predicate | null {
  const sides = { fivePrime: partner(five), threePrime: partner(three) }
  if (WORDS.test(name)) return fusionPredicate(sides)
  const exons = EXONS_ALONE.exec(name)
  return exons
    ? fusionPredicate({ ...sides, fivePrimeExon: toExon(exons[1]), threePrimeExon: toExon(exons[2]) })
    : null
}

/** `LMNA::NTRK1 G595R AND G667C`: the fusion and each change, on the gene that the variant belongs to. */
function fusionWithChanges(gene: string, fusion: FusionPredicate, words: string): Predicate | null {
  const changes = words.split(' AND ').map((text) => parseProteinChange(text))
  if (changes.some((change) => change === null)) return null
  const parts = changes.flatMap((change) =>
    change ? [exactPredicate(gene, { proteinChanges: [{ change, transcript: null }] })] : [],
  )
  return { kind: 'ALL', parts: [fusion, ...parts] }
}
