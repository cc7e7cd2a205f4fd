import { openGenome } from '#server/gks/reference/reference-genome.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import { sequenceDigests } from '#server/gks/reference/sequence-digests.ts'
import { writeFasta } from './fasta-files.ts'

/** A genome of some short chromosomes in a FASTA file, which are taken for those of GRCh37. */
export async function smallGenome(
  path: string,
  chromosomes: Readonly<Record<string, string>>,
): Promise<ReferenceGenome> {
  const file = writeFasta(path, chromosomes)
  const digests = await sequenceDigests(file, Object.keys(chromosomes))
  const genome = await openGenome(file, digests)
  return {
    ...genome,
    read: (sequence) => genome.read({ ...sequence, refget: digests[sequence.chromosome] ?? '' }),
  }
}
