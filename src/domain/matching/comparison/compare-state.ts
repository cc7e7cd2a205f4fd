import type { FusionAlteration } from '../sample/alteration.ts'
import { readableWords } from '../sample/describe-alteration.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import type {
  CopyNumberPredicate,
  CopyNumberState,
  ExpressionPredicate,
  FusionPredicate,
  MethylationPredicate,
} from '../predicate.ts'

/** The states that a reported one is, or is stronger than. */
const COVERS: Record<CopyNumberState, readonly CopyNumberState[]> = {
  AMPLIFICATION: ['AMPLIFICATION', 'GAIN', 'ANY'],
  GAIN: ['GAIN', 'ANY'],
  LOW_LEVEL_GAIN: ['GAIN', 'ANY'],
  DEEP_DELETION: ['DEEP_DELETION', 'DELETION', 'LOSS', 'BIALLELIC_LOSS', 'ANY'],
  DELETION: ['DELETION', 'LOSS', 'ANY'],
  LOSS: ['LOSS', 'ANY'],
  LOH: ['LOH', 'ANY'],
  BIALLELIC_LOSS: ['BIALLELIC_LOSS', 'LOSS'],
  ANY: ['ANY'],
}

/** States that a reported one may be a part of, or may bring with it. */
const MAY_MEAN: Partial<Record<CopyNumberState, readonly CopyNumberState[]>> = {
  GAIN: ['AMPLIFICATION'],
  DELETION: ['DEEP_DELETION', 'BIALLELIC_LOSS', 'LOH'],
  LOSS: ['LOH', 'BIALLELIC_LOSS'],
  LOH: ['LOSS', 'BIALLELIC_LOSS'],
  BIALLELIC_LOSS: ['DEEP_DELETION', 'DELETION', 'LOH'],
  ANY: ['AMPLIFICATION', 'GAIN', 'LOSS', 'DELETION', 'DEEP_DELETION', 'LOH', 'BIALLELIC_LOSS'],
}

const COPY_NUMBER_WORDS: Record<CopyNumberState, string> = {
  AMPLIFICATION: 'amplification',
  GAIN: 'copy number gain',
  LOW_LEVEL_GAIN: 'low-level gain',
  LOSS: 'loss',
  DELETION: 'deletion',
  DEEP_DELETION: 'deep deletion',
  LOH: 'loss of heterozygosity',
  BIALLELIC_LOSS: 'biallelic inactivation',
  ANY: 'copy number variation',
}

/** A reported copy number state beside the one that the knowledge is about. */
export function compareCopyNumber(found: CopyNumberPredicate, named: CopyNumberPredicate): MaybeComparison {
  if (found.gene !== named.gene) return null
  const sentence = `${found.gene} ${COPY_NUMBER_WORDS[found.state]} is reported`
  if (COVERS[found.state].includes(named.state)) return holds('CLASS', `${sentence}.`)
  return MAY_MEAN[found.state]?.includes(named.state)
    ? undecided('CLASS', `${sentence}, but not whether it is ${COPY_NUMBER_WORDS[named.state]}.`)
    : null
}

/** A reported expression beside the one that the knowledge is about; overexpression is expression, too. */
export function compareExpression(found: ExpressionPredicate, named: ExpressionPredicate): MaybeComparison {
  if (found.gene !== named.gene) return null
  const isAtLeast =
    found.state === named.state ||
    (found.state === 'OVER' && named.state === 'PRESENT') ||
    (found.state === 'ABSENT' && named.state === 'UNDER')
  // Expression of one form says nothing of that of the gene as a whole.
  const isComparable = found.qualifier === null || found.qualifier === named.qualifier
  const mayBe =
    isComparable && found.state === 'PRESENT' && (named.state === 'OVER' || named.state === 'UNDER')
  if (!isAtLeast && !mayBe) return null
  const form = found.qualifier === null ? '' : `${readableWords(found.qualifier)} `
  const sentence = `${found.gene} ${form}${EXPRESSION_WORDS[found.state]} is reported`
  if (mayBe) return undecided('CLASS', `${sentence}, but not whether it is ${EXPRESSION_WORDS[named.state]}.`)
  if (found.qualifier === named.qualifier) return holds('CLASS', `${sentence}.`)
  return named.qualifier
    ? undecided('CLASS', `${sentence}, but not whether of ${readableWords(named.qualifier)}.`)
    : undecided('CLASS', `${sentence}, not of the gene as a whole.`)
}

const EXPRESSION_WORDS = {
  PRESENT: 'expression',
  OVER: 'overexpression',
  UNDER: 'underexpression',
  ABSENT: 'loss of expression',
}

/** A reported methylation beside the one that the knowledge is about. */
export function compareMethylation(
  found: MethylationPredicate,
  named: MethylationPredicate,
): MaybeComparison {
  if (found.gene !== named.gene) return null
  const isSame = found.state === named.state || (found.state === 'HYPER' && named.state === 'PRESENT')
  const mayBe = found.state === 'PRESENT' && named.state === 'HYPER'
  if (!isSame && !mayBe) return null
  const sentence = `${found.gene} ${found.promoter ? 'promoter ' : ''}methylation is reported`
  if (named.promoter && !found.promoter)
    return undecided('CLASS', `${sentence}, but not whether of the promoter.`)
  return isSame ? holds('CLASS', `${sentence}.`) : undecided('CLASS', `${sentence}, but not its degree.`)
}

const sideTruth = (found: string | null, named: string | null) => {
  if (named === null) return 'TRUE'
  if (found === null) return 'UNKNOWN'
  return found === named ? 'TRUE' : 'FALSE'
}

const partners = ({ fivePrime, threePrime, gene }: FusionAlteration | FusionPredicate) =>
  gene && !fivePrime && !threePrime ? `${gene} fusion` : `${fivePrime ?? '?'}::${threePrime ?? '?'}`

/**
 * A fusion beside the one that the knowledge is about: partners and their order must fit; exons count where the
 * knowledge names them, and leave it undecided where the sample does not.
 */
export function compareFusion(found: FusionAlteration, named: FusionPredicate): MaybeComparison {
  const name = partners(found)
  const foundGenes = [found.gene, found.fivePrime, found.threePrime]
  if (named.gene !== null) {
    return foundGenes.includes(named.gene) ? holds('CLASS', `${name} involves ${named.gene}.`) : null
  }
  if (found.gene !== null) {
    const isPartner = found.gene === named.fivePrime || found.gene === named.threePrime
    return isPartner ? undecided('CLASS', `The partner of ${found.gene} is not given.`) : null
  }
  const sides = [sideTruth(found.fivePrime, named.fivePrime), sideTruth(found.threePrime, named.threePrime)]
  if (sides.includes('FALSE') || !sharesPartner(found, named)) return null
  if (sides.includes('UNKNOWN')) return undecided('CLASS', `A partner of ${name} is not given.`)
  const exons = [
    [found.fivePrimeExon, named.fivePrimeExon],
    [found.threePrimeExon, named.threePrimeExon],
  ]
  if (exons.some(([one, other]) => one != null && other != null && one !== other)) return null
  if (exons.some(([one, other]) => one === null && other !== null)) {
    return undecided('EXON_OR_REGION', `The exons joined in ${name} are not given.`)
  }
  const precise = named.fivePrimeExon !== null || named.threePrimeExon !== null
  return precise
    ? holds('EXON_OR_REGION', `Same partners and exons: ${name}.`)
    : holds('CLASS', `Same partners in the same order: ${name}.`)
}

const sharesPartner = (found: FusionAlteration, named: FusionPredicate) =>
  (found.fivePrime !== null && found.fivePrime === named.fivePrime) ||
  (found.threePrime !== null && found.threePrime === named.threePrime)
