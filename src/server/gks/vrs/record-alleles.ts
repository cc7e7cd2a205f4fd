import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'
import { chromosomeSequence, sequenceOfAccession } from './chromosome-sequences.ts'
import type { ChromosomeSequence } from './chromosome-sequences.ts'
import { normalize } from './normalize-allele.ts'
import type { ReadResidues, SequenceChange } from './normalize-allele.ts'
import { allele, sequenceLocation } from './vrs-allele.ts'
import type { Allele } from './vrs-types.ts'

/** Coordinates of a variant, 1-based inclusive. */
export interface VariantCoordinates {
  referenceBuild: ReferenceBuild | null
  chromosome: string | null
  start: number | null
  stop: number | null
  referenceBases: string | null
  variantBases: string | null
}

/** Why there is no allele of a change: the sequence around it is not at hand, or has other bases. */
export type MissingAllele = 'needs-reference' | 'reference-mismatch'

/** Reads a chromosome; null where its sequence is not at hand. */
export type ReadChromosome = (sequence: ChromosomeSequence) => ReadResidues | null

const BASES = /^[ACGT]*$/
const GENOMIC_SUBSTITUTION = /^(NC_\d+\.\d+):g\.(\d+)([ACGT])>([ACGT])$/

/** A change of a chromosome of a build. */
export interface ChromosomeChange {
  sequence: ChromosomeSequence
  change: SequenceChange
}

/** Interbase span of the bases; null where positions and bases contradict each other. */
function span(start: number, stop: number, reference: string): [start: number, end: number] | null {
  if (start < 1) return null
  if (reference === '') return stop === start + 1 ? [start, start] : null
  return stop - start + 1 === reference.length ? [start - 1, stop] : null
}

/**
 * The change that coordinates describe; null where they describe none: bases are missing or not plain (`A/G`), or do not
 * fit the positions.
 */
export function changeOfCoordinates(place: VariantCoordinates): ChromosomeChange | null {
  const { referenceBuild, chromosome, start, stop } = place
  const reference = place.referenceBases ?? ''
  const alternate = place.variantBases ?? ''
  if (!referenceBuild || !chromosome || start === null || stop === null) return null
  if (reference + alternate === '' || !BASES.test(reference + alternate)) return null
  const sequence = chromosomeSequence(referenceBuild, chromosome)
  const spanned = span(start, stop, reference)
  if (!sequence || !spanned) return null
  return { sequence, change: { start: spanned[0], end: spanned[1], reference, alternate } }
}

/** The substitution that a genomic HGVS expression names, such as `NC_000007.14:g.55191822T>G`; else null. */
export function changeOfGenomicHgvs(hgvs: string): ChromosomeChange | null {
  const [, accession = '', position = '', reference = '', alternate = ''] =
    GENOMIC_SUBSTITUTION.exec(hgvs) ?? []
  const sequence = sequenceOfAccession(accession)
  if (!sequence) return null
  const end = Number(position)
  return { sequence, change: { start: end - 1, end, reference, alternate } }
}

/** Checks whether a sequence has the residues that a change replaces, and has its place if it replaces none. */
async function fits({ start, end, reference }: SequenceChange, read: ReadResidues): Promise<boolean> {
  // An insertion must lie behind a residue that there is.
  const from = reference === '' ? Math.max(0, start - 1) : start
  const residues = await read(from, end)
  return residues.length === end - from && residues.endsWith(reference)
}

/**
 * The VRS allele of a change of a sequence, or why it has none.
 * @param refget digest of the sequence, as locations name it
 * @param read the sequence; null where it is not at hand
 */
export async function alleleOfChange(
  change: SequenceChange,
  refget: string,
  read: ReadResidues | null,
): Promise<Allele | MissingAllele> {
  if (read && !(await fits(change, read))) return 'reference-mismatch'
  const normalized = await normalize(change, read)
  if (!normalized) return 'needs-reference'
  const { start, end, reference, state } = normalized
  return allele(sequenceLocation(refget, start, end, reference || undefined), state)
}

/** The VRS allele of a change of a chromosome, or why it has none. */
export const chromosomeAllele = (
  { sequence, change }: ChromosomeChange,
  readChromosome: ReadChromosome,
): Promise<Allele | MissingAllele> => alleleOfChange(change, sequence.refget, readChromosome(sequence))
