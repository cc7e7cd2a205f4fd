import type { CodingChange } from './coding-change.ts'

/** A position of coding DNA: a base of the transcript, and the distance from it into the intron beside it. */
export interface CodingPosition {
  /** Counted from 1 at the start codon; below 1 before it. */
  base: number
  /** 1 of `340+1`, -2 of `341-2`; 0 within an exon. */
  offset: number
}

const WRITTEN = /^(-?\d+)([+-]\d+)?$/

/** Reads `340`, `340+1`, `-124`; null for positions behind the stop codon (`*70`), which the numbers before it do not reach. */
function parseCodingPosition(text: string): CodingPosition | null {
  const [, base, offset = '0'] = WRITTEN.exec(text) ?? []
  return base === undefined ? null : { base: Number(base), offset: Number(offset) }
}

/** First and last position of a change. */
export function positionsOf({
  start,
  end,
}: CodingChange): { start: CodingPosition; end: CodingPosition } | null {
  const [first, last] = [parseCodingPosition(start), parseCodingPosition(end)]
  return first && last && last.base >= first.base ? { start: first, end: last } : null
}

const BASES_OF_CODON = 3

/** The residue that a coding base belongs to. */
export const residueOf = (base: number) => Math.ceil(base / BASES_OF_CODON)

/** First and last coding base of residues. */
export const basesOfResidues = (first: number, last: number): { first: number; last: number } => ({
  first: first * BASES_OF_CODON - 2,
  last: last * BASES_OF_CODON,
})

/** First and last residue whose codons a change within the coding sequence touches; null for any other change. */
export function residuesOf(change: CodingChange): { first: number; last: number } | null {
  const positions = positionsOf(change)
  if (!positions) return null
  const { start, end } = positions
  if (start.offset !== 0 || end.offset !== 0 || start.base < 1) return null
  return { first: residueOf(start.base), last: residueOf(end.base) }
}

/** Bases that a change within the coding sequence takes out and puts in; null where it does not say. */
export function lengthsOf(change: CodingChange): { removed: number; inserted: number } | null {
  const positions = residuesOf(change) && positionsOf(change)
  if (!positions) return null
  const length = positions.end.base - positions.start.base + 1
  switch (change.kind) {
    case 'SUBSTITUTION':
      return { removed: length, inserted: length }
    case 'DELETION':
      return { removed: length, inserted: 0 }
    case 'DUPLICATION':
      return { removed: 0, inserted: length }
    case 'INSERTION':
      return change.to === '' ? null : { removed: 0, inserted: change.to.length }
    case 'DELETION_INSERTION':
      return { removed: length, inserted: change.to.length }
  }
}

/** Checks whether bases are taken out or put in that are not whole codons. */
export const shiftsFrame = ({ removed, inserted }: { removed: number; inserted: number }): boolean =>
  (inserted - removed) % BASES_OF_CODON !== 0
