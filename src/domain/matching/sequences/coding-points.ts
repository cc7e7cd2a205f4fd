import type { GenomicSpan, OnTranscript } from '../predicate.ts'
import type { CodingChange } from './coding-change.ts'
import type { Bounds, CodingRange } from './coding-range.ts'
import type { GenomicAllele } from './genomic-allele.ts'
import { reverseComplement } from './reverse-complement.ts'
import { accessionOf } from './transcript.ts'

/** One base by its number in a transcript and its place in the genome, as a record names both. */
export interface CodingPoint {
  transcript: string
  base: number
  place: Pick<GenomicAllele, 'build' | 'chromosome'> & { position: number }
  /** 1 where the transcript reads as the chromosome does, -1 where it reads the other strand. */
  strand: number
}

function strandOf({ from, to }: CodingChange, { reference, alternate }: GenomicAllele): number {
  if (from.length !== 1 || to.length !== 1) return 0
  if (from === reference && to === alternate) return 1
  return reverseComplement(from) === reference && reverseComplement(to) === alternate ? -1 : 0
}

/** Points that a record gives: only a substitution of one base has one place, in whatever way it is written. */
export function codingPoints(
  changes: readonly OnTranscript<CodingChange>[],
  alleles: readonly GenomicAllele[],
): CodingPoint[] {
  const points = new Map<string, CodingPoint>()
  for (const { change, transcript } of changes) {
    if (transcript === null || change.kind !== 'SUBSTITUTION' || !/^\d+$/.test(change.start)) continue
    for (const allele of alleles) {
      const strand = strandOf(change, allele)
      if (strand === 0) continue
      const { build, chromosome, start: position } = allele
      const point = { transcript: accessionOf(transcript), base: Number(change.start), strand }
      const key = `${point.transcript} ${point.base} ${build} ${position}`
      points.set(key, { ...point, place: { build, chromosome, position } })
    }
  }
  return [...points.values()]
}

/** Points of one exon have one shift between their numbers and places, as no intron lies between them. */
const shiftOf = ({ base, place, strand }: CodingPoint) => base * strand - place.position

/** Share of the points that must read one strand: single records may be wrong. */
const AGREEMENT = 0.8

function onOneStrand(points: readonly CodingPoint[]): CodingPoint[] {
  const strand = Math.sign(points.reduce((sum, point) => sum + point.strand, 0))
  const agreeing = points.filter((point) => point.strand === strand)
  return agreeing.length >= AGREEMENT * points.length ? agreeing : []
}

const isIn = ({ place }: CodingPoint, span: GenomicSpan) =>
  place.build === span.build &&
  place.chromosome === span.chromosome &&
  place.position >= span.start &&
  place.position <= span.stop

/** Bounds of a stretch that goes on as far as its own points, and ends before all others. */
function extended(start: number, stop: number, own: readonly number[], others: readonly number[]): Bounds {
  const [first, last] = [Math.min(start, ...own), Math.max(stop, ...own)]
  return {
    first,
    last,
    outerFirst: first < start ? Math.max(-Infinity, ...others.filter((one) => one < first)) + 1 : first,
    outerLast: last > stop ? Math.min(Infinity, ...others.filter((one) => one > last)) - 1 : last,
  }
}

/** The points of the exon that a stretch is of, and those of other exons; null where it is of several, or of none that is known. */
function pointsOfExon(span: GenomicSpan, points: readonly CodingPoint[]) {
  const shifts = new Set(points.filter((point) => isIn(point, span)).map(shiftOf))
  const [shift] = shifts
  if (shift === undefined || shifts.size > 1) return null
  const { true: own = [], false: others = [] } = Object.groupBy(points, (one) => `${shiftOf(one) === shift}`)
  return { shift, strand: own[0]?.strand ?? 1, own, others }
}

const baseOf = ({ base }: CodingPoint) => base

function rangeOfExon(span: GenomicSpan, points: readonly CodingPoint[]): Bounds | null {
  const exon = pointsOfExon(span, points)
  if (!exon) return null
  const [one, other] = [span.start, span.stop].map((position) => (position + exon.shift) * exon.strand)
  if (one === undefined || other === undefined) return null
  const ends = [Math.min(one, other), Math.max(one, other)] as const
  return extended(...ends, exon.own.map(baseOf), exon.others.map(baseOf))
}

/** The range of a stretch of several exons: between the points in it, and not beyond those outside. */
function rangeOfStretch(span: GenomicSpan, points: readonly CodingPoint[]): Bounds | null {
  const inside = points.filter((point) => isIn(point, span)).map(baseOf)
  const outside = points.filter((point) => !isIn(point, span)).map(baseOf)
  if (inside.length === 0) return null
  const [first, last] = [Math.min(...inside), Math.max(...inside)]
  if (outside.some((base) => base > first && base < last)) return null
  return {
    first,
    last,
    outerFirst: Math.max(-Infinity, ...outside.filter((base) => base < first)) + 1,
    outerLast: Math.min(Infinity, ...outside.filter((base) => base > last)) - 1,
  }
}

/** The coding bases of exons of which points of one transcript are known. */
export const exonsOfPoints = (points: readonly CodingPoint[]): { first: number; last: number }[] =>
  [...Map.groupBy(points, shiftOf).values()].map((exon) => {
    const bases = exon.map(baseOf)
    return { first: Math.min(...bases), last: Math.max(...bases) }
  })

/** Points of one build by transcript, without those that contradict the strand of the others. */
export function pointsByTranscript(points: readonly CodingPoint[], build: GenomicSpan['build']) {
  const ofBuild = points.filter(({ place }) => place.build === build)
  return [...Map.groupBy(ofBuild, ({ transcript }) => transcript)].map(
    ([transcript, ofTranscript]) => [transcript, onOneStrand(ofTranscript)] as const,
  )
}

/**
 * The coding bases of a stretch of the genome on each transcript that records number there. A stretch in one exon is
 * taken for as much of the exon as records show.
 * @param isOneExon whether no intron lies in the stretch
 */
export function codingRanges(
  span: GenomicSpan,
  isOneExon: boolean,
  points: readonly CodingPoint[],
): CodingRange[] {
  return pointsByTranscript(points, span.build).flatMap(([transcript, agreeing]) => {
    const range = isOneExon ? rangeOfExon(span, agreeing) : rangeOfStretch(span, agreeing)
    return range ? [{ transcript, ...range }] : []
  })
}

const positionOf = ({ place }: CodingPoint) => place.position

/** The exon that a stretch is of, by positions of the genome: longer than the stretch where records show that it is. */
export function exonAround(span: GenomicSpan, points: readonly CodingPoint[]): Bounds | null {
  const exons = pointsByTranscript(points, span.build).flatMap(
    ([, agreeing]) => pointsOfExon(span, agreeing) ?? [],
  )
  const own = exons.flatMap((exon) => exon.own.map(positionOf))
  const others = exons.flatMap((exon) => exon.others.map(positionOf))
  return own.length > 0 ? extended(span.start, span.stop, own, others) : null
}
