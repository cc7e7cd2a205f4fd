import type { GenomicSpan } from '../predicate.ts'
import type { GenomicAllele } from './genomic-allele.ts'

/** Finds the one gene in whose coding sequence an allele lies; null where there is none, or several. */
export type CodingGeneFinder = (allele: GenomicAllele) => string | null

/** Bases of a bin: an allele is compared with the exons of its bin alone. */
const BIN = 100_000

const binOf = (position: number) => Math.floor(position / BIN)

/** A part of a gene. */
export type GenePart = GenomicSpan & { gene: string }

/** Finds genes by parts of them, such as those that are coding. */
export function codingGeneFinder(parts: readonly GenePart[]): CodingGeneFinder {
  const bins = new Map<string, GenePart[]>()
  for (const part of parts) {
    for (let bin = binOf(part.start); bin <= binOf(part.stop); bin += 1) {
      const key = `${part.build} ${part.chromosome} ${bin}`
      const inBin = bins.get(key)
      if (inBin) inBin.push(part)
      else bins.set(key, [part])
    }
  }
  return ({ build, chromosome, start, stop }) => {
    if (bins.size === 0) return null
    const genes = new Set<string>()
    for (const bin of new Set([binOf(start), binOf(stop)])) {
      for (const part of bins.get(`${build} ${chromosome} ${bin}`) ?? []) {
        if (part.start <= stop && part.stop >= start) genes.add(part.gene)
      }
    }
    const [gene = null] = genes
    return genes.size === 1 ? gene : null
  }
}
