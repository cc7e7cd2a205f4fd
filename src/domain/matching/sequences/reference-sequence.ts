import type { GenomicAllele } from './genomic-allele.ts'

/** Bases of the build of the knowledge, counted from 1, both ends inclusive; null where the sequence does not have them. */
export type BasesAt = (chromosome: string, start: number, stop: number) => string | null

/** Bases of one allele that are compared; a longer deletion is told by its place. */
const LONGEST = 10_000

/** Checks whether the reference bases of an allele are those of the sequence; null where nothing tells. */
export function agreesWithSequence(
  { chromosome, start, stop, reference }: GenomicAllele,
  basesAt: BasesAt,
): boolean | null {
  if (!reference || reference.length > LONGEST) return null
  const bases = basesAt(chromosome, start, stop)
  if (bases?.length !== reference.length) return null
  return [...bases].every((base, at) => base === reference[at] || base === 'N' || reference[at] === 'N')
}

/**
 * The allele as far to the left as its bases let it be written: an insertion or deletion within repeated bases has several
 * places (A. Tan, G. R. Abecasis, H. M. Kang, Unified representation of genetic variants, 2015).
 */
export function leftAligned(allele: GenomicAllele, basesAt: BasesAt): GenomicAllele {
  const { chromosome, reference, alternate } = allele
  const isInsertion = reference === ''
  if (!isInsertion && alternate !== '') return allele
  const length = isInsertion ? alternate.length : allele.stop - allele.start + 1
  if (length > LONGEST) return allele
  let bases = isInsertion ? alternate : basesAt(chromosome, allele.start, allele.stop)
  if (bases?.length !== length) return allele
  let shift = 0
  // An insertion lies behind its start, a deletion begins there.
  const before = isInsertion ? allele.start : allele.start - 1
  for (; shift < LONGEST; shift += 1) {
    const base = basesAt(chromosome, before - shift, before - shift)
    if (base === null || base !== bases.at(-1)) break
    bases = base + bases.slice(0, -1)
  }
  const place = { start: allele.start - shift, stop: allele.stop - shift }
  return { ...allele, ...place, ...(isInsertion ? { alternate: bases } : { reference: bases }) }
}
