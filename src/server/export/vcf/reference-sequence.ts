import { open, readFile } from 'node:fs/promises'
import { parseFastaIndex } from '#server/files/fasta-index.ts'
import type { BaseFinder } from './anchor-bases.ts'

/** The sequence of GRCh37 in an indexed FASTA file, of which single bases are read. */
export type ReferenceSequence = { baseAt: BaseFinder; close(): Promise<void> }

/**
 * Opens a FASTA file that lies beside its index, `<file>.fai` (made by `samtools faidx`). Chromosomes may be called
 * `7` or `chr7` in it.
 * @throws Error when the file or its index cannot be read
 */
export async function openReferenceSequence(file: string): Promise<ReferenceSequence> {
  const index = parseFastaIndex(await readFile(`${file}.fai`, 'utf8'), `${file}.fai`)
  const handle = await open(file)
  return {
    close: () => handle.close(),
    async baseAt({ chromosome, position }) {
      const at = index.offsetOf(chromosome, position)
      if (at === null) return null
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, at)
      const base = buffer.toString('latin1').toUpperCase()
      return bytesRead === 1 && /^[ACGTN]$/.test(base) ? base : null
    },
  }
}
