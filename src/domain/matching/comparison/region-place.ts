import type { ExonNumber, SmallVariant } from '../sample/alteration.ts'
import type { OnTranscript, RegionPredicate } from '../predicate.ts'
import type { ProteinChange } from '../protein-change.ts'
import type { CodingChange } from '../sequences/coding-change.ts'
import { basesOfResidues, positionsOf, residuesOf } from '../sequences/coding-position.ts'
import type { Bounds, CodingRange } from '../sequences/coding-range.ts'
import type { ResidueLocator } from '../sequences/residue-locator.ts'
import { accessionOf } from '../sequences/transcript.ts'

/**
 * Place of a variant beside a region: inside; inside at an edge of it, where its splice sites reach; the whole of it;
 * more than it; over one of its ends; a part of it and maybe more; in the splice sites or the intron beside it; outside.
 */
export type RegionPlace = 'INSIDE' | 'EDGE' | 'WHOLE' | 'MORE' | 'ACROSS' | 'PART' | 'SPLICE' | 'OUTSIDE'

type Facts = Pick<SmallVariant, 'proteinChanges' | 'codingChanges' | 'allele' | 'exons'>

/** Bases of an exon that belong to its splice region (Sequence Ontology: splice_region_variant). */
const EDGE = 3
/** Bases of an intron up to which a change counts to the exon beside it: as far as VEP's polypyrimidine tract. */
export const INTRON_REACH = 17

const coverage = (isExact: boolean) => (isExact ? 'WHOLE' : 'MORE')

function placeOfBases(start: number, end: number, bounds: Bounds): RegionPlace | null {
  const { first, last, outerFirst, outerLast } = bounds
  if (end < outerFirst || start > outerLast) return 'OUTSIDE'
  if (end < first || start > last) return null
  const isBounded = first === outerFirst && last === outerLast
  if (start <= first && end >= last) return isBounded ? coverage(start === first && end === last) : null
  if (start < first || end > last) return start < outerFirst || end > outerLast ? 'ACROSS' : 'PART'
  const atStart = first === outerFirst && start < first + EDGE
  const atEnd = last === outerLast && end > last - EDGE
  return atStart || atEnd ? 'EDGE' : 'INSIDE'
}

/** The place that all ranges give that give one. */
function agreed(places: readonly (RegionPlace | null)[]): RegionPlace | null {
  const distinct = new Set(places.filter((place) => place !== null))
  const [first = null] = distinct
  return distinct.size === 1 ? first : null
}

/** Ranges on the numbering of a change: its own transcript; all where it names none, or none that is comparable. */
function rangesFor(transcript: string | null, codings: readonly CodingRange[]): readonly CodingRange[] {
  if (transcript === null) return codings
  const accession = accessionOf(transcript)
  const own = codings.filter((range) => range.transcript === accession)
  if (own.length > 0) return own
  const kind = accession.slice(0, 4)
  // Proteins have accessions of their own; a transcript that no record names may be numbered otherwise.
  const isProtein = kind.startsWith('NP_') || kind === 'ENSP'
  const isOther =
    kind === 'ENST' || codings.some((range) => range.transcript.slice(0, 3) === kind.slice(0, 3))
  return isOther && !isProtein ? [] : codings
}

function placeOfCoding(change: CodingChange, range: CodingRange, isOneExon: boolean): RegionPlace | null {
  const positions = positionsOf(change)
  if (!positions) return null
  const { start, end } = positions
  const { first, last } = range
  const isOfBases = start.offset === 0 && end.offset === 0
  const place = placeOfBases(start.base, end.base, range)
  if (isOfBases || place === null || place === 'OUTSIDE') return place
  if (place === 'WHOLE' || place === 'MORE')
    return start.offset <= 0 && end.offset >= 0
      ? coverage(start.base === first && end.base === last)
      : 'ACROSS'
  const isBefore = (start.offset < 0 && start.base === first) || (end.offset < 0 && end.base === first)
  const isBehind = (start.offset > 0 && start.base === last) || (end.offset > 0 && end.base === last)
  if (isBefore || isBehind) return start.offset !== 0 && end.offset !== 0 ? 'SPLICE' : 'ACROSS'
  // An intron within one exon: the change is numbered on another transcript.
  return isOneExon ? null : 'SPLICE'
}

function basesOfProteinChange({ kind, start, end }: ProteinChange): { first: number; last: number } {
  const bases = basesOfResidues(start, end)
  return kind === 'INSERTION' && end > start ? { first: bases.first + 2, last: bases.last - 2 } : bases
}

function placeOfProtein(change: ProteinChange, range: CodingRange): RegionPlace | null {
  const { first, last } = basesOfProteinChange(change)
  const holds = (base: number) => first <= base && base <= last
  const isAtEdge =
    (range.first === range.outerFirst && holds(range.first)) ||
    (range.last === range.outerLast && holds(range.last))
  if (change.kind === 'SPLICE') return isAtEdge ? 'SPLICE' : null
  const place = placeOfBases(first, last, range)
  // Codons may span two exons: residues that are all but those at the ends are the whole exon.
  const isWhole = Math.abs(first - range.first) < 3 && Math.abs(last - range.last) < 3
  if (isWhole && change.kind !== 'FRAMESHIFT') return 'WHOLE'
  return place === 'EDGE' && !(isAtEdge && change.start === change.end) ? 'INSIDE' : place
}

/** The place by each change on the ranges of its numbering; null where they do not agree. */
function placeOn<Change>(
  changes: readonly OnTranscript<Change>[],
  codings: readonly CodingRange[],
  placeOf: (change: Change, range: CodingRange) => RegionPlace | null,
): RegionPlace | null {
  for (const { change, transcript } of changes) {
    const places = rangesFor(transcript, codings).map((range) => placeOf(change, range))
    // A splice site that fits a boundary shows on which transcript it is numbered.
    if (places.includes('SPLICE')) return 'SPLICE'
    const place = agreed(places)
    if (place !== null) return place
  }
  return null
}

function placeOfAllele({ allele }: Facts, { span, exonBounds }: RegionPredicate): RegionPlace | null {
  if (!allele || !span || allele.build !== span.build) return null
  if (allele.chromosome !== span.chromosome) return 'OUTSIDE'
  const { start, stop } = span
  const bounds = exonBounds ?? { first: start, last: stop, outerFirst: start, outerLast: stop }
  const place = placeOfBases(allele.start, allele.stop, bounds)
  if (place !== 'OUTSIDE') return place
  const isBefore = bounds.first === bounds.outerFirst && bounds.first - allele.stop <= INTRON_REACH
  const isBehind = bounds.last === bounds.outerLast && allele.start - bounds.last <= INTRON_REACH
  return (allele.stop < bounds.first ? isBefore : isBehind) ? 'SPLICE' : 'OUTSIDE'
}

/** Whether the exons that a sample gives are those of the region: only numbers of one transcript are comparable. */
function isOfExons(
  exons: readonly ExonNumber[],
  { numberedExons: named, transcript }: RegionPredicate,
): boolean | null {
  if (!named || transcript === null) return null
  const comparable = exons.filter(
    (one) => one.transcript && accessionOf(one.transcript) === accessionOf(transcript),
  )
  if (comparable.length === 0) return null
  return comparable.some(({ number }) => named.first <= number && number <= named.last)
}

/** The residues of a change, by which records that name both residue and place may locate it. */
function residuesOfChanges({ proteinChanges, codingChanges }: Facts) {
  return [
    ...proteinChanges.map(({ change, transcript }) => ({
      first: change.start,
      last: change.end,
      transcript,
    })),
    ...codingChanges.flatMap(({ change, transcript }) => {
      const residues = residuesOf(change)
      return residues ? [{ ...residues, transcript }] : []
    }),
  ]
}

function placeByRecords(
  found: Facts,
  { gene, span }: RegionPredicate,
  locate: ResidueLocator,
): RegionPlace | null {
  if (!span) return null
  for (const { first, last, transcript } of residuesOfChanges(found)) {
    const isIn = locate(gene, first, last, span, transcript)
    if (isIn !== null) return isIn ? 'INSIDE' : 'OUTSIDE'
  }
  return null
}

/**
 * Where a variant lies beside a region: by its residues where the region is one of residues; else by its position, its
 * coding bases, its residues, and records of the same residues. The numbers of exons decide where they are of the
 * transcript of the record.
 */
export function placeInRegion(
  found: Facts,
  region: RegionPredicate,
  locate: ResidueLocator,
): RegionPlace | null {
  const { residues, codings } = region
  if (residues) {
    const [reported] = residuesOfChanges(found)
    const { first, last } = residues
    if (reported)
      return placeOfBases(reported.first, reported.last, { first, last, outerFirst: first, outerLast: last })
  }
  const isOneExon = region.exons !== null && region.exons.first === region.exons.last
  const byBases =
    placeOfAllele(found, region) ??
    placeOn(found.codingChanges, codings, (change, range) => placeOfCoding(change, range, isOneExon))
  const byResidues = byBases ?? placeOn(found.proteinChanges, codings, placeOfProtein)
  // A codon may span two exons: a record of its bases tells in which they are.
  const isOpen = byResidues === null || (byBases === null && byResidues === 'ACROSS')
  const place = isOpen ? (placeByRecords(found, region, locate) ?? byResidues) : byResidues
  const isNumbered = isOfExons(found.exons, region)
  if (isNumbered === null) return place
  if (!isNumbered) return 'OUTSIDE'
  return place === null || place === 'OUTSIDE' ? 'INSIDE' : place
}
