import { consequenceOfProtein, consequencesOf, isProteinAltering } from '../sample/alteration.ts'
import type { Consequence, SmallVariant } from '../sample/alteration.ts'
import type { RegionChange } from '../predicate.ts'
import { lengthsOf } from '../sequences/coding-position.ts'

/** Kinds of change within a region that a single variant can be; the loss of an exon also depends on its place. */
export type ClassOfChange = Exclude<RegionChange, 'SPLICE' | 'SKIPPING' | 'EXON_LOSS'>

const FITTING: Record<Exclude<ClassOfChange, 'ANY'>, Consequence> = {
  DELETION: 'INFRAME_DELETION',
  INSERTION: 'INFRAME_INSERTION',
  DUPLICATION: 'INFRAME_INSERTION',
  FRAMESHIFT: 'FRAMESHIFT',
  SUBSTITUTION: 'MISSENSE',
}

/** Bases by which a variant lengthens the sequence, less than 0 where it shortens it; null where they are not given. */
function basesAdded({ codingChanges, allele }: SmallVariant): number | null {
  for (const { change } of codingChanges) {
    const lengths = lengthsOf(change)
    if (lengths) return lengths.inserted - lengths.removed
  }
  if (!allele) return null
  const { start, stop, reference, alternate } = allele
  return alternate.length - (reference === null ? stop - start + 1 : reference.length)
}

/** By which side a kind of change lengthens the sequence, where it reaches into an intron. */
const DIRECTION = { SUBSTITUTION: 0, DELETION: -1, DUPLICATION: 1, INSERTION: 1, DELETION_INSERTION: null }

/** Whether bases are put in (above 0) or taken out (below). */
function direction(found: SmallVariant): number | null {
  const added = basesAdded(found)
  if (added !== null) return added
  const [coding] = found.codingChanges
  return coding ? DIRECTION[coding.change.kind] : null
}

/** Whether the bases themselves forbid a class: a deletion is no substitution, an insertion no deletion. */
function isForbidden(found: SmallVariant, change: Exclude<ClassOfChange, 'ANY'>): boolean {
  if (change === 'FRAMESHIFT') return (basesAdded(found) ?? 1) % 3 === 0
  const added = direction(found)
  if (added === null) return false
  if (change === 'SUBSTITUTION') return added !== 0
  return change === 'DELETION' ? added >= 0 : added <= 0
}

/** A duplication repeats what is beside it; of an insertion the bases may do so, too. */
function isDuplication({ proteinChanges: [protein], codingChanges: [coding] }: SmallVariant): true | null {
  return (protein?.change.kind ?? coding?.change.kind) === 'DUPLICATION' ? true : null
}

/** Checks whether a variant is of a class of changes; null when what is given does not tell. */
export function changeFits(found: SmallVariant, change: ClassOfChange): boolean | null {
  if (change === 'ANY') return isProteinAltering(found)
  const fitting = FITTING[change]
  const { proteinChanges } = found
  const isOtherProtein =
    change !== 'FRAMESHIFT' &&
    proteinChanges.length > 0 &&
    proteinChanges.every((one) => consequenceOfProtein(one.change) !== fitting)
  if (isOtherProtein) return false
  const consequences = consequencesOf(found)
  if (consequences.has(fitting)) return change === 'DUPLICATION' ? isDuplication(found) : true
  const isOtherClass = consequences.size > 0 && !consequences.has('SPLICE_SITE')
  return isOtherClass || isForbidden(found, change) ? false : null
}

/** Checks whether bases or residues are taken out and not as many put in; null when what is given does not tell. */
export function removesBases(found: SmallVariant): boolean | null {
  const added = direction(found)
  if (added !== null) return added < 0
  return consequencesOf(found).has('FRAMESHIFT') ? null : changeFits(found, 'DELETION')
}
