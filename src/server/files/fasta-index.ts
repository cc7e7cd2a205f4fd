/** One line of a FASTA index: how the sequence of a name lies in the file. */
type IndexEntry = { length: number; offset: number; basesOfLine: number; bytesOfLine: number }

/** Sequences of a FASTA file by name; chromosomes may be called `7` or `chr7`. */
export type FastaIndex = {
  /** Offset of a base in the file, counted from 1; null where the sequence has none. */
  offsetOf(chromosome: string, position: number): number | null
  /** Number of bases of a chromosome; null where the file has none of the name. */
  lengthOf(chromosome: string): number | null
}

function entriesOf(text: string, name: string): Map<string, IndexEntry> {
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
      throw new Error(
        `${name} is not a FASTA index: "${line.slice(0, 80)}" does not have a sequence name and four numbers`,
      )
    }
    index.set(sequence, { length, offset, basesOfLine, bytesOfLine })
  }
  return index
}

/**
 * Reads a FASTA index (made by `samtools faidx`).
 * @throws Error when it is none
 */
export function parseFastaIndex(text: string, name: string): FastaIndex {
  const entries = entriesOf(text, name)
  const entryOf = (chromosome: string) => entries.get(chromosome) ?? entries.get(`chr${chromosome}`)
  return {
    lengthOf: (chromosome) => entryOf(chromosome)?.length ?? null,
    offsetOf(chromosome, position) {
      const entry = entryOf(chromosome)
      if (!entry || position < 1 || position > entry.length) return null
      const before = position - 1
      const line = Math.floor(before / entry.basesOfLine)
      return entry.offset + line * entry.bytesOfLine + (before % entry.basesOfLine)
    },
  }
}
