import { vrsDigest, vrsId } from './vrs-digest.ts'
import type { Adjacency, OpenLocation } from './vrs-types.ts'

/** One side of an adjacency: the bound of a sequence at which it is joined to the other side. */
export interface JoinedEnd {
  /** Digest of the sequence, as locations name it. */
  refget: string
  /** Interbase position. */
  position: number
  /** What of the sequence is joined: that before the position, which is its `end`, or that behind it, its `start`. */
  bound: 'start' | 'end'
}

/** A location of which one bound is known, with its computed identifier: the other counts as null in it. */
function openLocation({ refget, position, bound }: JoinedEnd): OpenLocation {
  const type = 'SequenceLocation'
  const sequenceReference = { refgetAccession: refget, type: 'SequenceReference' } as const
  const digest = vrsDigest({ start: null, end: null, [bound]: position, sequenceReference, type })
  return { id: vrsId(type, digest), type, digest, sequenceReference, [bound]: position }
}

/** Two ends of sequences that are joined, 5' first, with their computed identifier. */
export function adjacency(ends: readonly [JoinedEnd, JoinedEnd]): Adjacency {
  const type = 'Adjacency'
  const adjoinedSequences = ends.map(openLocation)
  const digest = vrsDigest({
    adjoinedSequences: adjoinedSequences.map((location) => location.digest),
    linker: null,
    type,
  })
  return { id: vrsId(type, digest), type, digest, adjoinedSequences }
}
