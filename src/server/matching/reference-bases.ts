import { openSync, readFileSync, readSync } from 'node:fs'
import type { BasesAt } from '#domain/matching/sequences/reference-sequence.ts'
import { parseFastaIndex } from '#server/files/fasta-index.ts'

const opened = new Map<string, BasesAt>()

/**
 * Bases of an indexed FASTA file of GRCh37 (`REFERENCE_FASTA`), read where they lie; a file is opened once in a process or
 * worker, which do nothing else meanwhile.
 * @throws Error when the file or its index cannot be read
 */
export function referenceBases(file: string): BasesAt {
  const entry = opened.get(file)
  if (entry) return entry
  const index = parseFastaIndex(readFileSync(`${file}.fai`, 'utf8'), `${file}.fai`)
  const handle = openSync(file, 'r')
  const basesAt: BasesAt = (chromosome, start, stop) => {
    const [from, to] = [index.offsetOf(chromosome, start), index.offsetOf(chromosome, stop)]
    if (from === null || to === null || to < from) return null
    const buffer = Buffer.alloc(to - from + 1)
    const read = readSync(handle, buffer, 0, buffer.length, from)
    const bases = buffer.toString('latin1', 0, read).replace(/\s/g, '').toUpperCase()
    return read === buffer.length && /^[ACGTN]*$/.test(bases) ? bases : null
  }
  opened.set(file, basesAt)
  return basesAt
}
