import { writeProteinChange } from '../protein-change.ts'
import type { ProteinChange } from '../protein-change.ts'
import type { TruthValue } from '../three-valued-logic.ts'

/** Whether two residues can be the same; what is not named can be any. */
const agree = (left: string | null, right: string | null) => left === null || right === null || left === right

/**
 * Whether a duplication puts in what an insertion names behind it: A767_V769dup is V769_D770insASV. Unknown where
 * residues in the middle of the duplicated ones are not named.
 */
function isSameInsertion(duplication: ProteinChange, insertion: ProteinChange): TruthValue {
  const length = duplication.end - duplication.start + 1
  const { to } = insertion
  if (insertion.start !== duplication.end || (to !== null && to.length !== length)) return 'FALSE'
  if (to === null) return 'UNKNOWN'
  if (duplication.to !== null) return duplication.to === to ? 'TRUE' : 'FALSE'
  if (!agree(duplication.first, to.at(0) ?? null) || !agree(duplication.last, to.at(-1) ?? null))
    return 'FALSE'
  return length <= 2 && duplication.first !== null && duplication.last !== null ? 'TRUE' : 'UNKNOWN'
}

/**
 * Checks whether a sample's protein change is the one that the knowledge names. Unknown when one of the two leaves
 * out what would tell. A frameshift of the knowledge that does not name its end is any frameshift that begins there.
 */
export function isSameProteinChange(found: ProteinChange, named: ProteinChange): TruthValue {
  if (found.kind === 'DUPLICATION' && named.kind === 'INSERTION') return isSameInsertion(found, named)
  if (found.kind === 'INSERTION' && named.kind === 'DUPLICATION') return isSameInsertion(named, found)
  if (found.kind !== named.kind || found.start !== named.start) return 'FALSE'
  if (!agree(found.first, named.first)) return 'FALSE'
  if (found.kind === 'FRAMESHIFT') return isSameFrameshift(found, named)
  if (found.end !== named.end || !agree(found.last, named.last)) return 'FALSE'
  if (found.to === named.to || found.kind === 'DELETION') return 'TRUE'
  // A duplication is told by its place alone; an insertion is not.
  if (found.to === null || named.to === null) return found.kind === 'DUPLICATION' ? 'TRUE' : 'UNKNOWN'
  return 'FALSE'
}

function isSameFrameshift(found: ProteinChange, named: ProteinChange): TruthValue {
  const isOpen = (left: unknown, right: unknown) => left === null && right !== null
  if (!agree(found.to, named.to)) return 'FALSE'
  if (found.stopAfter !== null && named.stopAfter !== null && found.stopAfter !== named.stopAfter)
    return 'FALSE'
  return isOpen(found.to, named.to) || isOpen(found.stopAfter, named.stopAfter) ? 'UNKNOWN' : 'TRUE'
}

/** Checks whether two changes alter a residue that both share, for what is related though not the same. */
export const shareResidue = (left: ProteinChange, right: ProteinChange): boolean =>
  left.start <= right.end && right.start <= left.end && writeProteinChange(left) !== writeProteinChange(right)
