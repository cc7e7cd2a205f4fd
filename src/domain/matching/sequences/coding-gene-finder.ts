import type { GenomicAllele } from './genomic-allele.ts'
import type { Transcript } from './transcript.ts'

/** Finds the one gene in whose coding sequence an allele lies; null where there is none, or several. */
export type CodingGeneFinder = (allele: GenomicAllele) => string | null

/** Bases of a bin: an allele is compared with the exons of its bin alone. */
const BIN = 100_000

const binOf = (position: number) => Math.floor(position / BIN)

/** Finds genes by the coding parts of their transcripts. */
export function codingGeneFinder(
  transcripts: readonly { gene: string; transcript: Transcript }[],
): CodingGeneFinder {
  const bins = new Map<string, { gene: string; start: number; stop: number }[]>()
  for (const { gene, transcript } of transcripts) {
    const { build, chromosome, exons } = transcript
    for (const { coding } of exons) {
      if (!coding) continue
      for (let bin = binOf(coding.start); bin <= binOf(coding.stop); bin += 1) {
        const key = `${build} ${chromosome} ${bin}`
        const inBin = bins.get(key)
        if (inBin) inBin.push({ gene, ...coding })
        else bins.set(key, [{ gene, ...coding }])
      }
    }
  }
  return ({ build, chromosome, start, stop }) => {
    if (bins.size === 0) return null
    const genes = new Set<string>()
    for (const bin of new Set([binOf(start), binOf(stop)])) {
      for (const coding of bins.get(`${build} ${chromosome} ${bin}`) ?? []) {
        if (coding.start <= stop && coding.stop >= start) genes.add(coding.gene)
      }
    }
    const [gene = null] = genes
    return genes.size === 1 ? gene : null
  }
}
