import { parseProteinChange } from '#domain/matching/protein-change.ts'
import type { ProteinChange } from '#domain/matching/protein-change.ts'
import type { ReadResidues, SequenceChange } from './normalize-allele.ts'
import { alleleOfChange } from './record-alleles.ts'
import type { MissingAllele } from './record-alleles.ts'
import type { Allele } from './vrs-types.ts'

/** A protein change in HGVS, with the accession and version of its sequence. */
export interface ProteinExpression {
  /** As written: `NP_005219.2:p.Leu858Arg`. */
  hgvs: string
  accession: string
  change: ProteinChange
}

/** A sequence that is at hand. */
export interface ProteinSequence {
  /** Its digest, as locations name it. */
  refget: string
  residues: string
}

const PROTEIN = /^((?:[NX]P_\d+|ENSP\d+)\.\d+):(p\.\S+)$/

/** The change of a protein of RefSeq or Ensembl that an HGVS expression names; null for any other. */
export function proteinExpression(hgvs: string): ProteinExpression | null {
  const [, accession, words = ''] = PROTEIN.exec(hgvs.trim()) ?? []
  const change = accession === undefined ? null : parseProteinChange(words)
  return accession !== undefined && change ? { hgvs: hgvs.trim(), accession, change } : null
}

/** Residues of a sequence; X is any, so that it names none. */
const NAMED = /^[ACDEFGHIKLMNPQRSTUVWY*]+$/

/** Interbase span of what a change replaces; an insertion lies behind its first residue. */
const spanOf = ({ kind, start, end }: ProteinChange): [start: number, end: number] =>
  kind === 'INSERTION' ? [start, start] : kind === 'DUPLICATION' ? [end, end] : [start - 1, end]

/**
 * The change of residues; null for one that is none of a known sequence by its name alone: frameshifts, extensions, lost
 * starts, no change, residues or an end that are not named.
 * @param residues from `start` to `end` of the change
 */
function sequenceChange(change: ProteinChange, residues: string): SequenceChange | null {
  const [start, end] = spanOf(change)
  switch (change.kind) {
    case 'SUBSTITUTION':
    case 'NONSENSE':
    case 'DELETION_INSERTION':
      return change.to && NAMED.test(change.to)
        ? { start, end, reference: residues, alternate: change.to }
        : null
    case 'DELETION':
      return { start, end, reference: residues, alternate: '' }
    case 'DUPLICATION':
      return { start, end, reference: '', alternate: residues }
    case 'INSERTION':
      return change.to && NAMED.test(change.to) && change.end === change.start + 1
        ? { start, end, reference: '', alternate: change.to }
        : null
    default:
      return null
  }
}

/** Checks whether an allele follows from the change and the sequence around it: all that it replaces is named. */
const isSequenceChange = (change: ProteinChange): boolean =>
  change.first !== null && change.last !== null && sequenceChange(change, '') !== null

/**
 * The VRS allele of a protein change.
 * @param sequence null where it is not at hand
 * @returns null for changes of which no allele follows; the reason where the sequence is missing or has other residues
 */
export async function proteinAllele(
  { change }: ProteinExpression,
  sequence: ProteinSequence | null,
): Promise<Allele | MissingAllele | null> {
  if (!isSequenceChange(change)) return null
  if (!sequence) return 'needs-reference'
  const residues = sequence.residues.slice(change.start - 1, change.end)
  const isWhole = residues.length === change.end - change.start + 1
  if (!isWhole || residues[0] !== change.first || residues.at(-1) !== change.last) return 'reference-mismatch'
  const changed = sequenceChange(change, residues)
  const read: ReadResidues = async (start, end) => sequence.residues.slice(start, end)
  return changed && alleleOfChange(changed, sequence.refget, read)
}
