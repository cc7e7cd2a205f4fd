import { vrsDigest, vrsId } from './vrs-digest.ts'
import type { Allele, SequenceLocation } from './vrs-types.ts'

/** A span of a sequence with its computed identifier. */
export function sequenceLocation(
  refgetAccession: string,
  start: number,
  end: number,
  sequence?: string,
): SequenceLocation {
  const type = 'SequenceLocation'
  const sequenceReference = { refgetAccession, type: 'SequenceReference' } as const
  const digest = vrsDigest({ end, sequenceReference, start, type })
  const located = { id: vrsId(type, digest), type, digest, sequenceReference, start, end } as const
  return sequence === undefined ? located : { ...located, sequence }
}

function inherentState(state: Allele['state']): Record<string, string | number> {
  if (state.type === 'LiteralSequenceExpression') return { sequence: state.sequence, type: state.type }
  const { length, repeatSubunitLength, type } = state
  return { length, repeatSubunitLength, type }
}

/** A state at a location with its computed identifier; the change must be normalised already. */
export function allele(location: SequenceLocation, state: Allele['state']): Allele {
  const type = 'Allele'
  const digest = vrsDigest({ location: location.digest, state: inherentState(state), type })
  return { id: vrsId(type, digest), type, digest, location, state }
}
