import type { Allele } from './vrs-types.ts'

/** A change of a sequence: residues between interbase `start` and `end` become others. */
export interface SequenceChange {
  start: number
  end: number
  /** Residues between `start` and `end`. */
  reference: string
  alternate: string
}

/** A change in its fully justified form. */
export interface NormalizedChange {
  start: number
  end: number
  /** Residues between `start` and `end`. */
  reference: string
  state: Allele['state']
}

/**
 * Residues of a sequence from interbase `start` to `end`, upper case; shorter where the sequence ends.
 */
export type ReadResidues = (start: number, end: number) => Promise<string>

/** Residues read at once while a change is rolled along a repeat. */
const WINDOW = 256

function sharedPrefix(one: string, other: string): number {
  const longest = Math.min(one.length, other.length)
  let length = 0
  while (length < longest && one[length] === other[length]) length += 1
  return length
}

const reversed = (text: string) => [...text].toReversed().join('')

/** The change without what both sides share, at the end first. */
export function trim({ start, end, reference, alternate }: SequenceChange): SequenceChange {
  const suffix = sharedPrefix(reversed(reference), reversed(alternate))
  const [left, right] = [reference, alternate].map((side) => side.slice(0, side.length - suffix)) as [
    string,
    string,
  ]
  const prefix = sharedPrefix(left, right)
  return {
    start: start + prefix,
    end: end - suffix,
    reference: left.slice(prefix),
    alternate: right.slice(prefix),
  }
}

/** How many residues from `at` on continue the cycle of the changed ones. */
async function rolledRight(at: number, changed: string, read: ReadResidues): Promise<string> {
  let rolled = ''
  for (;;) {
    const residues = await read(at + rolled.length, at + rolled.length + WINDOW)
    for (const residue of residues) {
      if (residue !== changed[rolled.length % changed.length]) return rolled
      rolled += residue
    }
    if (residues.length < WINDOW) return rolled
  }
}

/** The residues before `at` that continue the cycle of the changed ones backwards. */
async function rolledLeft(at: number, changed: string, read: ReadResidues): Promise<string> {
  const cycle = reversed(changed)
  let rolled = ''
  for (;;) {
    const end = at - rolled.length
    const residues = reversed(await read(Math.max(0, end - WINDOW), end))
    for (const residue of residues) {
      if (residue !== cycle[rolled.length % cycle.length]) return reversed(rolled)
      rolled += residue
    }
    if (end <= WINDOW) return reversed(rolled)
  }
}

/** Cycles that an insertion may repeat, the longest first, as the snapshot 2026-02 of VRS 2.1 takes them. */
const cyclesOf = (length: number) =>
  Array.from({ length }, (_, index) => length - index).filter((cycle) => length % cycle === 0)

const continues = (text: string, cycle: number) =>
  [...text].every((residue, index) => index < cycle || residue === text[index - cycle])

function ambiguousState(reference: string, alternate: string, seed: number): Allele['state'] {
  const repeated = (cycle: number) =>
    ({
      type: 'ReferenceLengthExpression',
      length: alternate.length,
      repeatSubunitLength: cycle,
      ...(alternate && { sequence: alternate }),
    }) as const
  if (alternate.length < reference.length) return repeated(seed)
  const cycle = cyclesOf(seed).find((each) => each <= reference.length && continues(alternate, each))
  return cycle === undefined || reference === ''
    ? { type: 'LiteralSequenceExpression', sequence: alternate }
    : repeated(cycle)
}

/**
 * The fully justified form of a change (VRS 2, allele normalisation): of an insertion or a deletion the location covers
 * all places at which it could be.
 *
 * @param read the sequence around; null where it is not at hand
 * @returns null where the sequence around is needed and not at hand
 */
export async function normalize(
  change: SequenceChange,
  read: ReadResidues | null,
): Promise<NormalizedChange | null> {
  const { start, end, reference, alternate } = trim(change)
  if (reference === '' && alternate === '') {
    const { length } = change.reference
    const state = { type: 'ReferenceLengthExpression', length, repeatSubunitLength: length } as const
    return { start: change.start, end: change.end, reference: change.reference, state }
  }
  const literal = { type: 'LiteralSequenceExpression', sequence: alternate } as const
  if (reference !== '' && alternate !== '') return { start, end, reference, state: literal }
  if (read === null) return null
  const changed = reference || alternate
  const left = await rolledLeft(start, changed, read)
  const right = await rolledRight(end, changed, read)
  const whole = left + reference + right
  return {
    start: start - left.length,
    end: end + right.length,
    reference: whole,
    state: ambiguousState(whole, left + alternate + right, changed.length),
  }
}
