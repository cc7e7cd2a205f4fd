import type { FileHandle } from 'node:fs/promises'
import type { FastaIndex } from '#server/files/fasta-index.ts'
import type { ReadResidues } from '../vrs/normalize-allele.ts'

/** Names under which FASTA files may have a chromosome, beside those that begin with `chr`. */
export const namesOfChromosome = (chromosome: string): readonly string[] =>
  chromosome === 'MT' ? ['MT', 'M'] : [chromosome]

/**
 * Reads residues of a sequence of an indexed FASTA file where they lie.
 * @param name its name in the file; a file without it has no residues of it
 * @throws Error when the file is shorter than its index says
 */
export const indexedSequence =
  (handle: FileHandle, index: FastaIndex, name: string): ReadResidues =>
  async (start, end) => {
    const last = Math.min(end, index.lengthOf(name) ?? 0)
    const [from, to] = [index.offsetOf(name, start + 1), index.offsetOf(name, last)]
    if (from === null || to === null || to < from) return ''
    const length = to - from + 1
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
    if (bytesRead < length) throw new Error(`the FASTA file ends within ${name}, before its index does`)
    return buffer.toString('latin1').replace(/\s/g, '').toUpperCase()
  }
