import type { MatchableVariant } from './matchable-variant.ts'
import type { Predicate, PredicateKind } from './predicate.ts'
import type { NameLookup } from './sample/line-reading.ts'
import { genesOf } from './sample/sample.ts'

/** What records say of genes beside their names. */
type RecordFacts = Pick<
  NameLookup,
  | 'featuresWithVariant'
  | 'genesNamed'
  | 'hasFusion'
  | 'isThreePrimePartner'
  | 'residuesAt'
  | 'lastResidueOf'
  | 'kindsOf'
>

/** A predicate and its parts. */
const partsOf = (predicate: Predicate): Predicate[] =>
  predicate.kind === 'ALL' || predicate.kind === 'ANY' ? predicate.parts.flatMap(partsOf) : [predicate]

/** Residues that a predicate names, as `gene position letter`. */
function residuesOf(predicate: Predicate): (readonly [string, number, string | null])[] {
  if (predicate.kind === 'CODON')
    return predicate.codons.map(({ position, residue }) => [predicate.gene, position, residue])
  if (predicate.kind !== 'EXACT') return []
  return predicate.proteinChanges.flatMap(({ change }) => [
    [predicate.gene, change.start, change.first] as const,
    [predicate.gene, change.end, change.last] as const,
  ])
}

/** Collects what the records of variants say of genes: their partners, residues and kinds of alteration. */
export function recordFacts(
  variants: readonly MatchableVariant[],
  featuresNamed: NameLookup['featuresNamed'],
): RecordFacts {
  const kinds = new Map<string, Set<PredicateKind>>()
  const residues = new Map<string, Set<string>>()
  const lastResidues = new Map<string, number>()
  const fusions = new Set<string>()
  const sides = { fivePrime: new Set<string>(), threePrime: new Set<string>() }
  const features = new Map<string, Set<string>>()
  for (const { feature, names, predicate } of variants) {
    for (const name of names) features.set(name, (features.get(name) ?? new Set()).add(feature))
    for (const part of partsOf(predicate)) {
      for (const gene of new Set([feature, ...genesOf(part)]))
        kinds.set(gene, (kinds.get(gene) ?? new Set()).add(part.kind))
      for (const [gene, position, letter] of residuesOf(part)) {
        const key = `${gene} ${position}`
        lastResidues.set(gene, Math.max(position, lastResidues.get(gene) ?? 0))
        if (letter !== null) residues.set(key, (residues.get(key) ?? new Set()).add(letter))
      }
      if (part.kind !== 'FUSION') continue
      if (part.fivePrime !== null) sides.fivePrime.add(part.fivePrime)
      if (part.threePrime !== null) sides.threePrime.add(part.threePrime)
      fusions.add(`${part.fivePrime}::${part.threePrime}`)
    }
  }
  /** Factors have names only, and no gene is called like a fusion. */
  const isGene = (feature: string) => {
    const kindsOfFeature = kinds.get(feature)
    return !feature.includes('::') && !(kindsOfFeature?.size === 1 && kindsOfFeature.has('NAMED'))
  }
  return {
    featuresWithVariant: (words) => [...(features.get(words) ?? [])],
    genesNamed: (text) => {
      const named = featuresNamed(text).filter(isGene)
      const isPartner = sides.fivePrime.has(text) || sides.threePrime.has(text)
      return named.length === 0 && isPartner ? [text] : named
    },
    hasFusion: (five, three) => fusions.has(`${five}::${three}`),
    isThreePrimePartner: (gene) => sides.threePrime.has(gene) && !sides.fivePrime.has(gene),
    residuesAt: (gene, position) => [...(residues.get(`${gene} ${position}`) ?? [])],
    lastResidueOf: (gene) => lastResidues.get(gene) ?? 0,
    kindsOf: (gene) => kinds.get(gene) ?? new Set(),
  }
}
