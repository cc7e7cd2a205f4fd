import type { ReferenceBuild } from '#domain/vocabularies/coordinates.ts'

/** A change of bases at a place, 1-based inclusive; an insertion lies between `start` and `stop`. */
export interface GenomicChange {
  referenceBuild: ReferenceBuild
  /** `7`, `X`, `MT`. */
  chromosome: string
  start: number
  stop: number
  referenceBases: string
  variantBases: string
}

const BASES = /^[ACGTN]*$/

/** The change that coordinates describe; null where a part of them is missing or the bases are no bases. */
export function genomicChange(place: {
  reference_build: ReferenceBuild | null
  chromosome: string | null
  start: number | null
  stop: number | null
  reference_bases: string | null
  variant_bases: string | null
}): GenomicChange | null {
  const { reference_build, chromosome, start, stop } = place
  const referenceBases = place.reference_bases ?? ''
  const variantBases = place.variant_bases ?? ''
  if (!reference_build || !chromosome || start === null || stop === null) return null
  if (!BASES.test(referenceBases + variantBases) || referenceBases === variantBases) return null
  return { referenceBuild: reference_build, chromosome, start, stop, referenceBases, variantBases }
}

/** The change as the aggregated annotation services name it: `chr7:g.140453136A>T`, `chr4:g.55152095_55152097del`. */
export function genomicHgvs(change: GenomicChange): string {
  const { chromosome, start, stop, referenceBases, variantBases } = change
  const contig = `chr${chromosome === 'M' ? 'MT' : chromosome}:g.`
  const range = start === stop ? `${start}` : `${start}_${stop}`
  if (!referenceBases) return `${contig}${range}ins${variantBases}`
  if (!variantBases) return `${contig}${range}del`
  const isSubstitution = referenceBases.length === 1 && variantBases.length === 1
  return isSubstitution
    ? `${contig}${start}${referenceBases}>${variantBases}`
    : `${contig}${range}delins${variantBases}`
}
