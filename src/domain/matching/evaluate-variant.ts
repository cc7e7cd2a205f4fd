import { isDenied } from './sample/absence.ts'
import { isProteinAltering } from './sample/alteration.ts'
import type { Alteration } from './sample/alteration.ts'
import { readableWords } from './sample/describe-alteration.ts'
import { compareExact } from './comparison/compare-exact.ts'
import { compareClass } from './comparison/compare-class.ts'
import { compareCodon } from './comparison/compare-codon.ts'
import { compareRegion } from './comparison/compare-region.ts'
import { compareReported, PRECISION_OF_KIND } from './comparison/compare-reported.ts'
import { compareFusion } from './comparison/compare-state.ts'
import { holds, precisions, undecided } from './comparison/comparison.ts'
import type { MaybeComparison, Precision } from './comparison/comparison.ts'
import type { MatchableVariant } from './matchable-variant.ts'
import type { Predicate } from './predicate.ts'
import type { ResidueLocator } from './sequences/residue-locator.ts'
import { assayOf, genesOf, isAssayed } from './sample/sample.ts'
import type { AssayKind, Sample } from './sample/sample.ts'
import { allOf, anyOf } from './three-valued-logic.ts'
import type { TruthValue } from './three-valued-logic.ts'
import { normalizeName } from './variant-name.ts'

/** State of a variant in a sample: whether it is there, why, and by which of its alterations. */
export interface VariantState {
  truth: TruthValue
  /** The rule by which it holds or may hold; null when no alteration has to do with it. */
  precision: Precision | null
  because: string
  /** Indexes of the sample's alterations that say so. */
  alterations: number[]
}

/** Compares what a report means; of several things that it may mean, one of which is true, all must hold. */
function compareMeaning(
  meaning: Predicate,
  named: Predicate,
  words: string,
  locate: ResidueLocator,
): MaybeComparison {
  if (meaning.kind === 'FUSION') return named.kind === 'FUSION' ? compareFusion(meaning, named) : null
  if (meaning.kind !== 'ANY') return compareReported(meaning, named, words, locate)
  const parts = meaning.parts.map((part) => compareMeaning(part, named, words, locate))
  const [first] = parts.filter((part) => part !== null)
  if (!first || parts.every((part) => part?.truth === 'TRUE')) return first ?? null
  return {
    ...first,
    truth: 'UNKNOWN',
    because: `${words} is reported, which may be this or another alteration.`,
  }
}

/** Compares one alteration with a simple predicate; where its gene is uncertain, only the very bases decide. */
function compare(found: Alteration, named: Predicate, locate: ResidueLocator): MaybeComparison {
  const comparison = compareFacts(found, named, locate)
  const isDecided = comparison?.truth === 'TRUE' && comparison.precision !== 'ALLELE'
  return found.geneDoubt && isDecided
    ? undecided(comparison.precision, `${comparison.because} ${found.geneDoubt}`)
    : comparison
}

function compareFacts(found: Alteration, named: Predicate, locate: ResidueLocator): MaybeComparison {
  if (found.kind === 'FUSION') return named.kind === 'FUSION' ? compareFusion(found, named) : null
  if (found.kind === 'REPORTED') {
    const words = `${found.feature} ${readableWords(found.words)}`
    return found.meaning ? compareMeaning(found.meaning, named, words, locate) : null
  }
  switch (named.kind) {
    case 'EXACT':
      return compareExact(found, named)
    case 'CODON':
      return compareCodon(found, named, locate)
    case 'REGION':
      return compareRegion(found, named, locate)
    case 'GENE_CLASS':
      return compareClass(found, named)
    default:
      return null
  }
}

const ASSAY_WORDS: Record<AssayKind, string> = {
  smallVariants: 'small variants',
  copyNumber: 'copy number',
  fusions: 'fusions',
  expression: 'expression',
}

const ABSENT: VariantState = {
  truth: 'FALSE',
  precision: null,
  because: 'Reported as absent.',
  alterations: [],
}

/** The state of a predicate that no alteration speaks for: false only where it was assayed or denied. */
function withoutAlteration(sample: Sample, predicate: Predicate, locate: ResidueLocator): VariantState {
  const state = { precision: null, alterations: [] }
  if (sample.absences.some((absence) => isDenied(absence, predicate, locate))) return ABSENT
  const assay = assayOf(predicate)
  const genes = [...new Set(genesOf(predicate))].join(' and ')
  if (assay === null) return { ...state, truth: 'UNKNOWN', because: 'Not reported.' }
  if (isAssayed(sample.assayed, predicate)) {
    return { ...state, truth: 'FALSE', because: `Assayed (${ASSAY_WORDS[assay]}) and not found.` }
  }
  return { ...state, truth: 'UNKNOWN', because: `${genes} not assayed for ${ASSAY_WORDS[assay]}.` }
}

function wildTypeState(
  sample: Sample,
  predicate: Predicate & { kind: 'WILD_TYPE' },
  locate: ResidueLocator,
): VariantState {
  const { gene } = predicate
  const altering = sample.alterations.flatMap((found, index) => {
    const isSmall =
      found.kind === 'SMALL_VARIANT' && found.gene === gene && isProteinAltering(found) !== false
    const meaning = found.kind === 'REPORTED' ? found.meaning : null
    const isReported =
      meaning !== null && assayOf(meaning) === 'smallVariants' && genesOf(meaning).includes(gene)
    return isSmall || isReported ? [index] : []
  })
  if (altering.length > 0) {
    const doubts = altering.map((index) => sample.alterations[index]?.geneDoubt)
    const isCertain = doubts.includes(undefined)
    return {
      truth: isCertain ? 'FALSE' : 'UNKNOWN',
      precision: null,
      because: `A variant of ${gene} is reported.${isCertain ? '' : ` ${doubts[0]}`}`,
      alterations: altering,
    }
  }
  const isReported = sample.absences.some(
    (absence) =>
      absence.kind === 'REPORTED' && absence.meaning?.kind === 'WILD_TYPE' && absence.meaning.gene === gene,
  )
  if (isReported || isAssayed(sample.assayed, predicate)) {
    const { precision, because } = holds(
      'CLASS',
      `${gene} was assayed and no protein-changing variant is reported.`,
    )
    return { truth: 'TRUE', precision, because, alterations: [] }
  }
  return withoutAlteration({ ...sample, absences: [] }, predicate, locate)
}

/** The least precise of the rules by which parts hold. */
function leastPrecise(states: readonly VariantState[]): Precision | null {
  const indexes = states.flatMap(({ precision }) => (precision ? [precisions.indexOf(precision)] : []))
  return precisions[Math.max(...indexes, -1)] ?? null
}

function combinedState(kind: 'ALL' | 'ANY', parts: readonly VariantState[]): VariantState {
  const truths = parts.map(({ truth }) => truth)
  const truth = kind === 'ALL' ? allOf(truths) : anyOf(truths)
  const deciding = parts.filter((part) => part.truth === truth)
  return {
    truth,
    precision: leastPrecise(truth === 'TRUE' ? deciding : parts),
    because: [...new Set(deciding.map(({ because }) => because))].join(' '),
    alterations: [...new Set(parts.flatMap(({ alterations }) => alterations))],
  }
}

function predicateState(predicate: Predicate, sample: Sample, locate: ResidueLocator): VariantState {
  if (predicate.kind === 'ALL' || predicate.kind === 'ANY') {
    return combinedState(
      predicate.kind,
      predicate.parts.map((part) => predicateState(part, sample, locate)),
    )
  }
  if (predicate.kind === 'WILD_TYPE') return wildTypeState(sample, predicate, locate)
  return (
    strongestState(sample.alterations.map((found) => compare(found, predicate, locate))) ??
    withoutAlteration(sample, predicate, locate)
  )
}

/** Joins what several alterations say: the strongest rule, with all alterations that hold by any. */
function strongestState(comparisons: readonly MaybeComparison[]): VariantState | null {
  let best: VariantState | null = null
  comparisons.forEach((comparison, index) => {
    if (!comparison) return
    const { truth, precision, because } = comparison
    if (!best || isStronger(comparison, best))
      best = { truth, precision, because, alterations: [index, ...sameTruth(best, truth)] }
    else if (best.truth === truth) best.alterations.push(index)
  })
  return best
}

const sameTruth = (best: VariantState | null, truth: TruthValue) =>
  best?.truth === truth ? best.alterations : []

function isStronger(comparison: NonNullable<MaybeComparison>, best: VariantState): boolean {
  if (comparison.truth !== best.truth) return comparison.truth === 'TRUE'
  return precisions.indexOf(comparison.precision) < precisions.indexOf(best.precision ?? 'NAMED')
}

/** Whether a report says in the very words of the knowledge what the variant is. */
const isNamed = (found: Alteration, { feature, names }: MatchableVariant): boolean =>
  found.kind === 'REPORTED' && found.feature === feature && names.has(found.words)

/** Records of both copies of a gene. */
const HOMOZYGOUS = /\bhomozyg/i

/** Reports in the very words of the knowledge are about the variant, whatever its name means. */
function namedState(variant: MatchableVariant, sample: Sample): VariantState | null {
  const precision = PRECISION_OF_KIND[variant.predicate.kind]
  const alterations = sample.alterations.flatMap((found, index) =>
    isNamed(found, variant) && !found.geneDoubt ? [index] : [],
  )
  if (alterations.length === 0) return null
  const isOfBothCopies = HOMOZYGOUS.test(variant.name)
  const isReportedSo = alterations.some((index) => {
    const found = sample.alterations[index]
    return found?.kind === 'REPORTED' && HOMOZYGOUS.test(found.words)
  })
  if (isOfBothCopies && !isReportedSo)
    return {
      truth: 'UNKNOWN',
      precision,
      because: `${variant.feature} ${variant.name} is of both copies; whether both have it is not given.`,
      alterations,
    }
  const because = `Reported by the name in the record: ${variant.feature} ${variant.name}.`
  return { truth: 'TRUE', precision, because, alterations }
}

/** A change that is written as an alias of the variant and is not what its record says: one of them may be numbered otherwise. */
function aliasState({ feature, name, names }: MatchableVariant, sample: Sample): VariantState | null {
  const alterations = sample.alterations.flatMap((found, index) =>
    found.kind !== 'REPORTED' &&
    found.writtenAs &&
    genesOfChange(found).includes(feature) &&
    names.has(found.writtenAs)
      ? [index]
      : [],
  )
  const because = `It is also called so: ${feature} ${name}; the record itself names another change.`
  return alterations.length > 0 ? { truth: 'UNKNOWN', precision: 'NAMED', because, alterations } : null
}

/** The gene of a change that is not a report in words; of a fusion any of its partners. */
const genesOfChange = (found: Alteration): readonly (string | null)[] =>
  found.kind === 'FUSION'
    ? [found.gene, found.fivePrime, found.threePrime]
    : found.kind === 'SMALL_VARIANT'
      ? [found.gene]
      : []

/** An alteration of which nothing but an identifier of dbSNP is given, which names a place with all its alleles. */
function identifierState(variant: MatchableVariant, sample: Sample): VariantState | null {
  for (const [index, found] of sample.alterations.entries()) {
    if (found.kind !== 'SMALL_VARIANT' || found.allele || found.proteinChanges.length > 0) continue
    const identifier = found.identifiers.find((one) => one.startsWith('RS') && variant.names.has(one))
    if (!identifier) continue
    const isName = normalizeName(variant.name) === identifier
    return {
      truth: isName ? 'TRUE' : 'UNKNOWN',
      precision: 'NAMED',
      because: isName
        ? `Same identifier ${identifier.toLowerCase()}.`
        : `${identifier.toLowerCase()} names a position with several alleles; which was found is not given.`,
      alterations: [index],
    }
  }
  return null
}

/** The state by what a record means; where no alteration speaks for it, by its aliases. */
const stateOrAlias = (variant: MatchableVariant, state: VariantState, sample: Sample) =>
  state.alterations.length > 0 ? state : (aliasState(variant, sample) ?? state)

/**
 * Decides whether a sample has a variant, by Kleene's three values: false only where it was assayed or denied,
 * unknown where nothing tells. A variant that cannot be read is true only where it is reported in the words of its record.
 */
export function evaluateVariant(
  variant: MatchableVariant,
  sample: Sample,
  locate: ResidueLocator,
): VariantState {
  const { predicate } = variant
  if (predicate.kind === 'UNREADABLE') {
    const named = namedState(variant, sample)
    if (sample.absences.some((absence) => isNamed(absence, variant)))
      return named
        ? { ...named, truth: 'UNKNOWN', because: `${named.because} It is also reported as absent.` }
        : ABSENT
    return (
      named ?? {
        truth: 'UNKNOWN',
        precision: null,
        because: `${variant.name} does not define an alteration.`,
        alterations: [],
      }
    )
  }
  const isNameOnly = predicate.kind === 'NAMED'
  const isAbsent = sample.absences.some((absence) =>
    isNameOnly ? isNamed(absence, variant) : isDenied(absence, predicate, locate),
  )
  const state =
    namedState(variant, sample) ??
    identifierState(variant, sample) ??
    (isNameOnly && isAbsent
      ? ABSENT
      : stateOrAlias(variant, predicateState(predicate, sample, locate), sample))
  // A report that says of one thing that it was found and that it is absent decides nothing.
  return isAbsent && state.truth === 'TRUE' && state.alterations.length > 0
    ? { ...state, truth: 'UNKNOWN', because: `${state.because} It is also reported as absent.` }
    : state
}
