import { holds, undecided } from './comparison.ts'
import type { MaybeComparison, Precision } from './comparison.ts'
import { compareCopyNumber, compareExpression, compareMethylation } from './compare-state.ts'
import type { ExactPredicate, GeneClass, Predicate, PredicateKind, RegionPredicate } from '../predicate.ts'
import { isPromoterChange } from '../promoter-changes.ts'
import { isSameProteinChange } from './protein-change-comparison.ts'
import { touchesResidue } from '../protein-change.ts'
import type { ProteinChange } from '../protein-change.ts'

/** The precision with which a report in the very words of the knowledge matches. */
export const PRECISION_OF_KIND: Record<PredicateKind, Precision> = {
  EXACT: 'PROTEIN_CHANGE',
  CODON: 'CODON',
  REGION: 'EXON_OR_REGION',
  GENE_CLASS: 'CLASS',
  COPY_NUMBER: 'CLASS',
  FUSION: 'CLASS',
  EXPRESSION: 'CLASS',
  METHYLATION: 'CLASS',
  PHOSPHORYLATION: 'CLASS',
  WILD_TYPE: 'CLASS',
  NAMED: 'NAMED',
  ALL: 'NAMED',
  ANY: 'NAMED',
  UNREADABLE: 'NAMED',
}

/** Predicates of small variants, of which a report of a whole class may be any. */
const SMALL: readonly PredicateKind[] = ['EXACT', 'CODON', 'REGION', 'GENE_CLASS']

const geneOf = (predicate: Predicate) => ('gene' in predicate ? predicate.gene : null)

const MAY_BE = (words: string) => undecided('CLASS', `${words} is reported, but not the exact change.`)

/** Classes that a report of a class is, beside itself. */
const IMPLIED: Partial<Record<GeneClass, readonly GeneClass[]>> = {
  FRAMESHIFT: ['TRUNCATING', 'MUTATION'],
  TRUNCATING: ['MUTATION'],
  UNTELLABLE: ['MUTATION'],
}

/**
 * Comparison of a report in words with what the knowledge is about. A report of a wider class than the knowledge
 * names leaves it undecided; one of a narrower class holds.
 */
export function compareReported(found: Predicate, named: Predicate, words: string): MaybeComparison {
  if (found.kind === 'COPY_NUMBER' && named.kind === 'COPY_NUMBER') return compareCopyNumber(found, named)
  if (found.kind === 'EXPRESSION' && named.kind === 'EXPRESSION') return compareExpression(found, named)
  if (found.kind === 'METHYLATION' && named.kind === 'METHYLATION') return compareMethylation(found, named)
  const gene = geneOf(found)
  if (gene === null || gene !== geneOf(named)) return null
  if (found.kind === 'COPY_NUMBER') {
    if (named.kind !== 'GENE_CLASS' || named.class !== 'LOSS_OF_FUNCTION') return null
    if (found.state === 'DEEP_DELETION' || found.state === 'BIALLELIC_LOSS')
      return holds('CLASS', `${words} leaves no functional copy of the gene.`)
    return found.state === 'DELETION'
      ? undecided('CLASS', `${words} is reported, but not whether a copy of the gene remains.`)
      : null
  }
  if (!SMALL.includes(named.kind)) return null
  if (found.kind === 'CODON')
    return reportedCodon(
      found.codons.map(({ position }) => position),
      named,
      words,
    )
  if (found.kind === 'REGION') return reportedRegion(found, named, words)
  if (found.kind === 'EXACT') return reportedChoice(found, named, words)
  if (found.kind !== 'GENE_CLASS') return null
  if (found.class === 'PROMOTER') return reportedPromoter(named, words)
  if (named.kind !== 'GENE_CLASS' || named.exceptResidue !== null) return MAY_BE(words)
  if (named.class === 'PROMOTER') return null
  return IMPLIED[found.class]?.includes(named.class) ? holds('CLASS', `${words} is reported.`) : MAY_BE(words)
}

/** A report of some promoter mutation, which may be each that a record names. */
function reportedPromoter(named: Predicate, words: string): MaybeComparison {
  if (named.kind === 'GENE_CLASS' && named.class === 'PROMOTER')
    return holds('CLASS', `${words} is reported.`)
  return named.kind === 'EXACT' && isPromoterChange(named) ? MAY_BE(words) : null
}

function reportedCodon(positions: readonly number[], named: Predicate, words: string): MaybeComparison {
  if (named.kind === 'CODON') {
    const all = named.codons.map(({ position }) => position)
    if (positions.every((position) => all.includes(position))) return holds('CODON', `${words} is reported.`)
    return positions.some((position) => all.includes(position)) ? MAY_BE(words) : null
  }
  if (named.kind === 'EXACT') {
    const touches = named.proteinChanges.some(({ change }) =>
      positions.some((position) => touchesResidue(change, position)),
    )
    return touches ? MAY_BE(words) : null
  }
  if (named.kind === 'REGION')
    return undecided('EXON_OR_REGION', `Whether ${words} lies in ${named.label} cannot be determined.`)
  return reportedMutation(named, words)
}

/** A report of some protein-changing variant, of which nothing tells what else it does. */
function reportedMutation(named: Predicate, words: string): MaybeComparison {
  if (named.kind !== 'GENE_CLASS' || named.class === 'PROMOTER') return null
  return named.class === 'MUTATION' && named.exceptResidue === null
    ? holds('CLASS', `${words} is reported.`)
    : MAY_BE(words)
}

/** One of several changes is reported (`V600E/K`): what all of them are holds, what some are may hold. */
function reportedChoice(
  { proteinChanges }: ExactPredicate,
  named: Predicate,
  words: string,
): MaybeComparison {
  if (proteinChanges.length === 0 || named.kind === 'REGION') return null
  const isIn = (change: ProteinChange): boolean => {
    if (named.kind === 'CODON') return named.codons.some(({ position }) => touchesResidue(change, position))
    if (named.kind !== 'EXACT') return false
    return named.proteinChanges.some((other) => isSameProteinChange(change, other.change) === 'TRUE')
  }
  if (named.kind !== 'EXACT' && named.kind !== 'CODON') return reportedMutation(named, words)
  const precision = named.kind === 'EXACT' ? 'PROTEIN_CHANGE' : 'CODON'
  if (proteinChanges.every(({ change }) => isIn(change))) return holds(precision, `${words} is reported.`)
  return proteinChanges.some(({ change }) => isIn(change)) ? MAY_BE(words) : null
}

const isWithin = (inner: RegionPredicate['exons'], outer: RegionPredicate['exons']) =>
  inner !== null && outer !== null && outer.first <= inner.first && inner.last <= outer.last

function reportedRegion(found: RegionPredicate, named: Predicate, words: string): MaybeComparison {
  if (named.kind === 'GENE_CLASS') return reportedMutation(named, words)
  if (named.kind !== 'REGION') return MAY_BE(words)
  const sameChange = named.change === found.change || named.change === 'ANY'
  if (isWithin(found.exons, named.exons) && sameChange)
    return holds('EXON_OR_REGION', `${words} is reported.`)
  const apart =
    found.exons &&
    named.exons &&
    (found.exons.last < named.exons.first || named.exons.last < found.exons.first)
  const contrary = found.change !== 'ANY' && named.change !== 'ANY' && found.change !== named.change
  return apart || contrary ? null : MAY_BE(words)
}
