import { consequencesOf, isProteinAltering, smallVariant } from '../sample/alteration.ts'
import type { SmallVariant } from '../sample/alteration.ts'
import type {
  CodonPredicate,
  ExactPredicate,
  ExonRange,
  GeneClass,
  Predicate,
  RegionChange,
  RegionPredicate,
} from '../predicate.ts'
import type { ResidueLocator } from '../sequences/residue-locator.ts'
import { compareRegion } from './compare-region.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import { changeFits, removesBases } from './region-change.ts'
import type { ClassOfChange } from './region-change.ts'
import { placeInRegion } from './region-place.ts'
import type { RegionPlace } from './region-place.ts'

/** A report of a wider class than the knowledge names. */
export const mayBe = (words: string) => undecided('CLASS', `${words} is reported, but not the exact change.`)

/** An exact change of the knowledge as a variant, to be compared with a class that a report names. */
export const variantOfExact = ({
  gene,
  proteinChanges,
  codingChanges,
  alleles,
}: ExactPredicate): SmallVariant =>
  smallVariant({ gene, proteinChanges, codingChanges, allele: alleles[0] ?? null })

/** Classes that a report of a class is, beside itself and any change. */
const IMPLIED: Partial<Record<RegionChange, readonly RegionChange[]>> = {
  DUPLICATION: ['INSERTION'],
  // In words the deletion of an exon is its loss, and what is lost is skipped.
  DELETION: ['EXON_LOSS', 'SKIPPING'],
  EXON_LOSS: ['SKIPPING'],
}

/** Classes that a report of a class may be. */
const OPEN: Partial<Record<RegionChange, readonly RegionChange[]>> = {
  ANY: [
    'DELETION',
    'INSERTION',
    'DUPLICATION',
    'FRAMESHIFT',
    'SUBSTITUTION',
    'SPLICE',
    'SKIPPING',
    'EXON_LOSS',
  ],
  SPLICE: ['SKIPPING'],
  DELETION: ['FRAMESHIFT'],
  INSERTION: ['DUPLICATION', 'FRAMESHIFT'],
  DUPLICATION: ['FRAMESHIFT'],
  EXON_LOSS: ['DELETION'],
  SKIPPING: ['EXON_LOSS', 'DELETION', 'SPLICE'],
}

/** Classes of changes of the gene that a change of a region is, beside any mutation. */
const CLASSES_OF: Partial<Record<RegionChange, readonly GeneClass[]>> = {
  FRAMESHIFT: ['FRAMESHIFT', 'TRUNCATING'],
  SUBSTITUTION: ['SUBSTITUTION'],
}

const overlap = (left: ExonRange, right: ExonRange) => left.first <= right.last && right.first <= left.last

type Relation = 'SAME' | 'WITHIN' | 'OVERLAPPING' | 'APART' | null

function relationOf(inner: ExonRange, outer: ExonRange): Relation {
  if (!overlap(inner, outer)) return 'APART'
  if (inner.first === outer.first && inner.last === outer.last) return 'SAME'
  return outer.first <= inner.first && inner.last <= outer.last ? 'WITHIN' : 'OVERLAPPING'
}

const stretchOf = ({ span }: RegionPredicate) => span && { first: span.start, last: span.stop }

/** How the region of a report lies to that of a record, by their exons and places. */
function relationOfRegions(found: RegionPredicate, named: RegionPredicate): Relation {
  if (found.exons && named.exons) {
    const relation = relationOf(found.exons, named.exons)
    if (relation !== 'APART') return relation
    // Publications number exons either way.
    const numberings = [...named.otherExons, ...found.otherExons]
    const isOpen = numberings.some(
      (one) => overlap(one, found.exons ?? one) && overlap(one, named.exons ?? one),
    )
    const isOther = named.otherExons.some((one) => found.exons && relationOf(found.exons, one) !== 'APART')
    return isOpen || isOther ? null : 'APART'
  }
  if (found.residues && named.residues) return relationOf(found.residues, named.residues)
  const [left, right] = [stretchOf(found), stretchOf(named)]
  if (left && right && found.span?.chromosome === named.span?.chromosome) return relationOf(left, right)
  if (found.label === named.label) return 'SAME'
  return areApart(found, named) ? 'APART' : null
}

/** Whether no coding base of one transcript can be of both. */
const areApart = (found: RegionPredicate, named: RegionPredicate) =>
  found.codings.some((left) =>
    named.codings.some(
      (right) =>
        right.transcript === left.transcript &&
        (right.outerFirst > left.outerLast || right.outerLast < left.outerFirst),
    ),
  )

function compareRegions(found: RegionPredicate, named: RegionPredicate, words: string): MaybeComparison {
  const relation = relationOfRegions(found, named)
  if (relation === 'APART') return null
  const fits =
    named.change === found.change || named.change === 'ANY' || IMPLIED[found.change]?.includes(named.change)
  if (!fits && !OPEN[found.change]?.includes(named.change)) return null
  const isLoss = named.change === 'EXON_LOSS' || named.change === 'SKIPPING'
  // The loss of one exon is not that of several.
  if (isLoss && relation === 'WITHIN' && found.change !== 'ANY') return null
  if (relation === null && found.exons && named.otherExons.length > 0)
    return undecided(
      'CLASS',
      `${words} is reported without a transcript, and the record numbers ${named.label} in two ways.`,
    )
  const isIn = relation === 'SAME' || (relation === 'WITHIN' && !isLoss)
  return fits && isIn ? holds('EXON_OR_REGION', `${words} is reported.`) : mayBe(words)
}

/** Whether an exact change can be of the class of a report. */
function canBeOfClass(variant: SmallVariant, change: ClassOfChange): boolean {
  if (change === 'ANY') return isProteinAltering(variant) !== false
  if (changeFits(variant, change) !== false) return true
  // In words a deletion or insertion may shift the frame.
  if (change === 'FRAMESHIFT' || change === 'SUBSTITUTION') return false
  if (!consequencesOf(variant).has('FRAMESHIFT')) return false
  const removes = removesBases(variant)
  return change === 'DELETION' ? removes !== false : removes !== true
}

function compareMember(
  found: RegionPredicate,
  exact: ExactPredicate,
  words: string,
  locate: ResidueLocator,
): MaybeComparison {
  const variant = variantOfExact(exact)
  const { change } = found
  if (change === 'SPLICE' || change === 'SKIPPING' || change === 'EXON_LOSS')
    return compareRegion(variant, found, locate) && mayBe(words)
  if (!canBeOfClass(variant, change)) return null
  return placeInRegion(variant, found, locate) === 'OUTSIDE' ? null : mayBe(words)
}

/** A report of a class of changes in a region: it leaves open only exact changes of its class and place. */
export function reportedRegion(
  found: RegionPredicate,
  named: Predicate,
  words: string,
  locate: ResidueLocator,
): MaybeComparison {
  switch (named.kind) {
    case 'REGION':
      return compareRegions(found, named, words)
    case 'EXACT':
      return compareMember(found, named, words, locate)
    case 'CODON':
      return isOfSplicing(found) || placeOfCodons(named.codons, found, locate) === 'OUTSIDE'
        ? null
        : mayBe(words)
    case 'GENE_CLASS':
      if (named.class === 'PROMOTER') return null
      if (named.exceptResidue !== null || named.exceptChange !== null) return mayBe(words)
      return named.class === 'MUTATION' || CLASSES_OF[found.change]?.includes(named.class)
        ? holds('CLASS', `${words} is reported.`)
        : mayBe(words)
    default:
      return null
  }
}

/** Whether a report is of an exon as a whole, which leaves the residues in it open no more than those beside it. */
const isOfSplicing = ({ change }: RegionPredicate) =>
  change === 'SPLICE' || change === 'SKIPPING' || change === 'EXON_LOSS'

/** The place of residues in a region; null where they differ. */
function placeOfCodons(
  codons: CodonPredicate['codons'],
  region: RegionPredicate,
  locate: ResidueLocator,
): RegionPlace | null {
  const places = codons.map(({ position, residue }) => {
    const change = {
      start: position,
      end: position,
      first: residue,
      last: residue,
      to: null,
      stopAfter: null,
    }
    const proteinChanges = [{ change: { ...change, kind: 'SUBSTITUTION' as const }, transcript: null }]
    return placeInRegion(smallVariant({ gene: region.gene, proteinChanges }), region, locate)
  })
  const [first = null] = places
  return places.every((place) => place === first) ? first : null
}

/** A report of some change of a residue beside a region. */
export function reportedCodonInRegion(
  codons: CodonPredicate['codons'],
  named: RegionPredicate,
  words: string,
  locate: ResidueLocator,
): MaybeComparison {
  const place = placeOfCodons(codons, named, locate)
  if (place === 'OUTSIDE') return null
  if (place === null)
    return undecided('EXON_OR_REGION', `Whether ${words} lies in ${named.label} cannot be determined.`)
  if (isOfSplicing(named)) return place === 'INSIDE' ? null : mayBe(words)
  return named.change === 'ANY' && (place === 'INSIDE' || place === 'EDGE')
    ? holds('EXON_OR_REGION', `${words} is reported, which lies within ${named.label}.`)
    : mayBe(words)
}
