import type { FusionPredicate, Predicate } from './predicate.ts'

const JOINED = /^([A-Z\d][A-Z\d@.-]*|\?|V)::([A-Z\d][A-Z\d@.-]*|\?|V)(?: (.+))?$/
/** Older releases join partners by a hyphen: `EML4-ALK`, `BCR-ABL T315I`. */
const HYPHENATED = /^([A-Z][A-Z\d@]*)-([A-Z][A-Z\d@]*)(?: (.+))?$/
const EXONS = /^E(\d+)[-:;]+E?(\d+)$/
/** The variant names of fusion features give the exons alone: `E13::E20`, `E13+5::E20`, `?::E20`. */
const EXONS_ALONE = /^(?:E(\d+)(?:[+-]\d+)?|\?|V)::(?:E(\d+)(?:[+-]\d+)?|\?|V)$/
const WORDS = /^((?:GENE )?FUSIONS?|REARRANGEMENTS?|REARRANGED|TRANSLOCATIONS?|FUSED)(?: (.+))?$/

/** Reads what stands behind a fusion: changes of the gene that the variant belongs to. */
type PartReader = (gene: string, name: string) => Predicate | null

/** A fusion of any partners until it names some. */
const fusionPredicate = (facts: Partial<FusionPredicate>): FusionPredicate => ({
  kind: 'FUSION',
  gene: null,
  fivePrime: null,
  threePrime: null,
  fivePrimeExon: null,
  threePrimeExon: null,
  ...facts,
})

const toExon = (digits: string | undefined) => (digits ? Number(digits) : null)

/** Whether a partner is the gene in short, as in BCR::ABL of ABL1. */
const isShortFor = (side: string, gene: string) =>
  /^\d+$/.test(gene.slice(side.length)) && gene.startsWith(side)

const partner = (side: string | undefined, gene: string) => {
  if (!side || side === '?' || side === 'V') return null
  return isShortFor(side, gene) ? gene : side
}

/**
 * The predicate of a fusion: `EML4::ALK`, `V::ALK`, `EML4::ALK E6-E20`, `BCR::ABL1 T315I` (the fusion and the change),
 * `EML4-ALK`, `FUSION`, `ALK FUSION G1202R`, `REARRANGEMENT`. Null for any other name.
 * @param feature symbol of the gene, or name of a fusion feature such as `EML4::ALK`, in capitals
 * @param readPart reads the words behind the fusion
 */
export function fusionOfName(feature: string, name: string, readPart: PartReader): Predicate | null {
  const ofFeature = JOINED.exec(feature)
  if (ofFeature) return fusionOfFeature(ofFeature, name)
  const words = WORDS.exec(name)
  if (words) return withParts(feature, fusionPredicate({ gene: feature }), words[2], readPart)
  const joined = JOINED.exec(name) ?? hyphenated(feature, name)
  if (!joined) return null
  const sides = { fivePrime: partner(joined[1], feature), threePrime: partner(joined[2], feature) }
  const rest = joined[3]
  const exons = EXONS.exec(rest ?? '')
  if (exons)
    return fusionPredicate({ ...sides, fivePrimeExon: toExon(exons[1]), threePrimeExon: toExon(exons[2]) })
  return withParts(feature, fusionPredicate(sides), rest && WORDS.test(rest) ? undefined : rest, readPart)
}

/** Partners joined by a hyphen are a fusion only when one of them is the gene: symbols have hyphens, too. */
function hyphenated(gene: string, name: string): RegExpExecArray | null {
  const match = HYPHENATED.exec(name)
  const isPartner = (side: string | undefined) =>
    side === gene || (side !== undefined && isShortFor(side, gene))
  return match && (isPartner(match[1]) || isPartner(match[2])) ? match : null
}

function fusionOfFeature([, five, three]: RegExpExecArray, name: string): Predicate | null {
  const sides = { fivePrime: partner(five, ''), threePrime: partner(three, '') }
  if (WORDS.test(name)) return fusionPredicate(sides)
  const exons = EXONS_ALONE.exec(name)
  return exons
    ? fusionPredicate({ ...sides, fivePrimeExon: toExon(exons[1]), threePrimeExon: toExon(exons[2]) })
    : null
}

/** `LMNA::NTRK1 G595R AND G667C`, `EML4-ALK C1156Y-L1198F`: the fusion and each of the changes. */
function withParts(
  gene: string,
  fusion: FusionPredicate,
  words: string | undefined,
  readPart: PartReader,
): Predicate | null {
  if (!words) return fusion
  const parts = words
    .replace(/^AND /, '')
    .split(/ AND |(?<=\d[A-Z])-(?=[A-Z]\d)/)
    .map((text) => readPart(gene, text))
  return parts.includes(null)
    ? null
    : { kind: 'ALL', parts: [fusion, ...parts.flatMap((part) => part ?? [])] }
}
