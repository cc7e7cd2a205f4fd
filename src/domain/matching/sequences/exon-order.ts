import type { CodingPoint } from './coding-points.ts'
import type { Bounds } from './coding-range.ts'
import { exonsOfPoints } from './coding-points.ts'

/** Coding bases that are known to be of one exon. */
interface KnownExon {
  first: number
  last: number
  /** Null where no record gives it. */
  number: number | null
}

/** Known exons in the order of the transcript, those that have a number with all of their bases. */
function exonsInOrder(points: readonly CodingPoint[], numbered: readonly KnownExon[]): KnownExon[] {
  const others = exonsOfPoints(points).filter(
    ({ first, last }) => !numbered.some((one) => one.first <= last && one.last >= first),
  )
  return [...numbered, ...others.map((one) => ({ ...one, number: null }))].toSorted(
    (left, right) => left.first - right.first,
  )
}

/** Numbers only grow along a transcript: records that contradict that tell nothing. */
function areNumbersInOrder(exons: readonly KnownExon[]): boolean {
  const numbers = exons.flatMap(({ number }) => number ?? [])
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
}

/** The least number of each exon, counted from those before it. */
function leastNumbers(exons: readonly KnownExon[]): number[] {
  let before = 0
  return exons.map(({ number }) => (before = number ?? before + 1))
}

/** The greatest number of each exon, counted from those behind it. */
function greatestNumbers(exons: readonly KnownExon[]): number[] {
  let behind = Infinity
  return exons
    .toReversed()
    .map(({ number }) => (behind = number ?? behind - 1))
    .toReversed()
}

/**
 * Where exons can lie of which no record names the place: behind those of smaller numbers and before those of greater
 * ones. Nothing is known to lie in them.
 */
export function boundsOfExons(
  { first, last }: { first: number; last: number },
  points: readonly CodingPoint[],
  numbered: readonly KnownExon[],
): Bounds | null {
  const exons = exonsInOrder(points, numbered)
  if (numbered.length === 0 || !areNumbersInOrder(exons)) return null
  const [least, greatest] = [leastNumbers(exons), greatestNumbers(exons)]
  const before = exons.filter((_, at) => (greatest[at] ?? Infinity) < first).map((exon) => exon.last)
  const behind = exons.filter((_, at) => (least[at] ?? 0) > last).map((exon) => exon.first)
  return {
    first: Infinity,
    last: -Infinity,
    outerFirst: Math.max(-Infinity, ...before) + 1,
    outerLast: Math.min(Infinity, ...behind) - 1,
  }
}
