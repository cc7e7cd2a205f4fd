import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { parseFastaIndex } from '#server/files/fasta-index.ts'
import { refgetAccession, truncatedDigest } from '#server/hashing/ga4gh-digest.ts'
import { namesOfChromosome } from './indexed-sequence.ts'

/** Bytes that are read at once. */
const CHUNK_BYTES = 1 << 20

const [SPACE, LOWER_A, LOWER_Z, CASE_BIT] = [0x20, 0x61, 0x7a, 0x20]

/** Moves the residues of some bytes to their beginning, in capitals and without line ends. @returns their number */
function compact(bytes: Buffer): number {
  let length = 0
  // An iterator takes six times as long.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? SPACE
    if (byte <= SPACE) continue
    bytes[length] = byte >= LOWER_A && byte <= LOWER_Z ? byte - CASE_BIT : byte
    length += 1
  }
  return length
}

async function digestOf(handle: FileHandle, from: number, to: number): Promise<string> {
  const hash = createHash('sha512')
  const buffer = Buffer.alloc(CHUNK_BYTES)
  for (let at = from; at <= to; at += CHUNK_BYTES) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(CHUNK_BYTES, to - at + 1), at)
    hash.update(buffer.subarray(0, compact(buffer.subarray(0, bytesRead))))
  }
  return refgetAccession(truncatedDigest(hash))
}

/** Digests of chromosomes by their names in a FASTA file (without `chr`): `7` → `SQ.IW78mgV5Cqf6M24hy52hPjyyo5tCCd86`. */
export type SequenceDigests = Readonly<Record<string, string>>

/**
 * The refget digests of those chromosomes that a FASTA file with an index has. The whole file is read, in pieces.
 * @param chromosomes names as in records: `7`, `MT`
 * @throws Error when the file or its index cannot be read
 */
export async function sequenceDigests(
  file: string,
  chromosomes: readonly string[],
): Promise<SequenceDigests> {
  const index = parseFastaIndex(await readFile(`${file}.fai`, 'utf8'), `${file}.fai`)
  const handle = await open(file)
  const digests: Record<string, string> = {}
  try {
    for (const name of chromosomes.flatMap(namesOfChromosome)) {
      const [from, to] = [index.offsetOf(name, 1), index.offsetOf(name, index.lengthOf(name) ?? 0)]
      if (from !== null && to !== null) digests[name] = await digestOf(handle, from, to)
    }
    return digests
  } finally {
    await handle.close()
  }
}
