import type { SmallVariant } from '../sample/alteration.ts'
import { nameOfSmallVariant } from '../sample/describe-alteration.ts'
import type { ExactPredicate } from '../predicate.ts'
import type { ProteinChange } from '../protein-change.ts'
import { writeProteinChange } from '../protein-change.ts'
import type { CodingChange } from '../sequences/coding-change.ts'
import { codingPoints } from '../sequences/coding-points.ts'
import type { CodingPoint } from '../sequences/coding-points.ts'
import { lengthsOf, positionsOf, residueOf, residuesOf, shiftsFrame } from '../sequences/coding-position.ts'
import { canBecome } from '../sequences/genetic-code.ts'
import type { GenomicAllele } from '../sequences/genomic-allele.ts'
import { reverseComplement } from '../sequences/reverse-complement.ts'
import { holds, undecided } from './comparison.ts'
import type { MaybeComparison } from './comparison.ts'
import { differ } from './numbering.ts'

interface Residues {
  first: number
  last: number
}

const lengthOf = ({ start, end }: ProteinChange) => end - start + 1

/** Whether bases that are replaced by as many others can make the protein change, by the genetic code. */
function canReplace(
  { start, from, to }: CodingChange,
  { first, last }: Residues,
  named: ProteinChange,
): boolean {
  if (named.kind === 'DELETION_INSERTION')
    return named.to?.length === lengthOf(named) && named.start >= first && named.end <= last
  const after = named.kind === 'SYNONYMOUS' ? named.first : named.to
  const isOne = ['SUBSTITUTION', 'NONSENSE', 'SYNONYMOUS', 'STOP_LOSS', 'START_LOSS'].includes(named.kind)
  if (!isOne || named.start < first || named.start > last) return false
  if (first !== last || named.first === null || after === null) return true
  return canBecome(named.first, after, { at: (Number(start) - 1) % 3, from, to })
}

/** Whether whole codons that are taken out or put in can make the protein change. */
function canShorten(codons: number, { first, last }: Residues, named: ProteinChange): boolean {
  const isIn = named.start >= first && named.end <= last
  switch (named.kind) {
    case 'DELETION':
      return isIn && -codons === lengthOf(named)
    case 'DUPLICATION':
      return codons === lengthOf(named) && named.end >= first - 1 && named.start <= last + 1
    case 'INSERTION':
      return (
        named.start >= first - 1 && named.end <= last + 1 && (named.to === null || codons === named.to.length)
      )
    case 'DELETION_INSERTION':
      return isIn && codons === (named.to?.length ?? 0) - lengthOf(named)
    default:
      return false
  }
}

/** Checks whether a change within the coding sequence can make a protein change, as far as lengths and the genetic code tell. */
export function canGive(change: CodingChange, named: ProteinChange): boolean {
  const residues = residuesOf(change)
  if (!residues) return false
  const lengths = lengthsOf(change)
  if (!lengths) return canShorten(named.to?.length ?? lengthOf(named), residues, named)
  if (shiftsFrame(lengths))
    return named.kind === 'FRAMESHIFT' && named.start >= residues.first && named.start <= residues.last + 1
  if (lengths.removed === lengths.inserted) return canReplace(change, residues, named)
  return canShorten((lengths.inserted - lengths.removed) / 3, residues, named)
}

/** The coding change of bases in the codon of a point; null for any others. */
function codingChangeOf(allele: GenomicAllele, { base, place, strand }: CodingPoint): CodingChange | null {
  const { build, chromosome, start, stop, reference, alternate } = allele
  if (build !== place.build || chromosome !== place.chromosome) return null
  if (!reference || reference.length !== alternate.length) return null
  const numbers = [start, stop].map((position) => base + (position - place.position) * strand)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  if (residueOf(first) !== residueOf(base) || residueOf(last) !== residueOf(base)) return null
  const written = (bases: string) => (strand === 1 ? bases : reverseComplement(bases))
  return {
    kind: 'SUBSTITUTION',
    start: `${first}`,
    end: `${last}`,
    from: written(reference),
    to: written(alternate),
  }
}

/** The coding changes of a variant; of bases without a number those that follow from the record's own. */
function codingChangesOf({ codingChanges, allele }: SmallVariant, predicate: ExactPredicate) {
  if (codingChanges.length > 0 || !allele) return codingChanges
  return codingPoints(predicate.codingChanges, predicate.alleles).flatMap((point) => {
    const change = codingChangeOf(allele, point)
    return change ? [{ change, transcript: point.transcript }] : []
  })
}

/** Whether a splice site that is named by the residue beside it can be the one of a coding change. */
const isBesideResidue = (
  { proteinChanges, codingChanges, allele }: SmallVariant,
  predicate: ExactPredicate,
) =>
  codingChanges.length === 0 &&
  !(allele && predicate.alleles.some(({ build }) => build === allele.build)) &&
  proteinChanges.some(
    ({ change: { kind, start: residue } }) =>
      kind === 'SPLICE' &&
      predicate.codingChanges.some(({ change }) => {
        const positions = positionsOf(change)
        if (!positions) return false
        const { start, end } = positions
        const isSplice = start.offset !== 0 || end.offset !== 0 || predicate.proteinChanges.length === 0
        return isSplice && (residueOf(start.base) === residue || residueOf(end.base) === residue)
      }),
  )

/** Whether whole codons are taken out or doubled, which are the residues of the change whatever their bases. */
const isOfWholeCodons = ({ kind, start }: CodingChange, named: ProteinChange) =>
  kind === named.kind && (kind === 'DELETION' || kind === 'DUPLICATION') && Number(start) % 3 === 1

/**
 * Compares bases whose protein change is not given with a change of the knowledge: undecided where they can make it, as
 * without the sequence nothing tells which of several it is.
 */
export function compareBases(found: SmallVariant, predicate: ExactPredicate): MaybeComparison {
  if (isBesideResidue(found, predicate))
    return undecided(
      'PROTEIN_CHANGE',
      `${nameOfSmallVariant(found)} names a splice site beside this residue, not its bases.`,
    )
  if (found.proteinChanges.length > 0) return null
  for (const { change, transcript } of codingChangesOf(found, predicate)) {
    const named = predicate.proteinChanges.find(
      (one) => !differ(transcript, one.transcript) && canGive(change, one.change),
    )
    if (!named) continue
    const [name, written] = [nameOfSmallVariant(found), writeProteinChange(named.change)]
    return isOfWholeCodons(change, named.change)
      ? holds('PROTEIN_CHANGE', `${name} is ${written}, as its bases are whole codons.`)
      : undecided(
          'PROTEIN_CHANGE',
          `${name} can be ${written} by its bases; its protein change is not given.`,
        )
  }
  return null
}
