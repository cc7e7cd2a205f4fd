import { open, readFile } from 'node:fs/promises'
import type { BaseFinder } from './anchor-bases.ts'

/** One line of a FASTA index: how the sequence of a name lies in the file. */
type IndexEntry = { length: number; offset: number; basesOfLine: number; bytesOfLine: number }

/** The sequence of GRCh37 in an indexed FASTA file, of which single bases are read. */
export type ReferenceSequence = { baseAt: BaseFinder; close(): Promise<void> }

/**
 * Opens a FASTA file that lies beside its index, `<file>.fai` (made by `samtools faidx`). Chromosomes may be called
 * `7` or `chr7` in it.
 * @throws Error when the file or its index cannot be read
 */
export async function openReferenceSequence(file: string): Promise<ReferenceSequence> {
  const index = readIndex(await readFile(`${file}.fai`, 'utf8'), `${file}.fai`)
  const handle = await open(file)
  return {
    close: () => handle.close(),
    async baseAt({ chromosome, position }) {
      const entry = index.get(chromosome) ?? index.get(`chr${chromosome}`)
      if (!entry || position < 1 || position > entry.length) return null
      const before = position - 1
      const line = Math.floor(before / entry.basesOfLine)
      const at = entry.offset + line * entry.bytesOfLine + (before % entry.basesOfLine)
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, at)
      const base = buffer.toString('latin1').toUpperCase()
      return bytesRead === 1 && /^[ACGTN]$/.test(base) ? base : null
    },
  }
}

function readIndex(text: string, name: string): Map<string, IndexEntry> {
  const index = new Map<string, IndexEntry>()
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const [sequence, ...numbers] = line.split('\t')
    const [length, offset, basesOfLine, bytesOfLine] = numbers.map(Number)
    if (
      !sequence ||
      !length ||
      !basesOfLine ||
      !bytesOfLine ||
      offset === undefined ||
      Number.isNaN(offset)
    ) {
      throw new Error(`${name} is no FASTA index: "${line.slice(0, 80)}" names no sequence with four numbers`)
    }
    index.set(sequence, { length, offset, basesOfLine, bytesOfLine })
  }
  return index
}
