/** Where a variant lies on the reference, 1-based and inclusive; an insertion lies after its start. */
export type Place = {
  start: number
  reference_bases: string | null
  variant_bases: string | null
  representative_transcript: string | null
}

/** A variant as a line of VCF says it. */
export type Alleles = {
  position: number
  reference: string
  alternate: string
  /** The allele without its anchor base, `-` for a deletion: what annotations call it. */
  allele: string
  /** True where the first base of both alleles is only known when somebody looked it up. */
  anchored: boolean
}

const COMPLETE = /^[ACGTN]+$/
/** Stands for the anchor base of an insertion or deletion until that is looked up. */
const UNKNOWN_BASE = 'N'

/**
 * The alleles of a place, or null where they are incomplete. Insertions and deletions (also of both at once) need a
 * transcript; where one allele would be empty, both get the base before the change.
 */
export function allelesOf(place: Place): Alleles | null {
  const reference = place.reference_bases ?? ''
  const alternate = place.variant_bases ?? ''
  if (reference === '' && alternate === '') return null
  if ([reference, alternate].some((bases) => bases !== '' && !COMPLETE.test(bases))) return null
  if (reference.length !== alternate.length && !place.representative_transcript) return null
  const { start } = place
  if (reference !== '' && alternate !== '') {
    return { position: start, reference, alternate, allele: alternate, anchored: false }
  }
  const position = reference === '' ? start : start - 1
  if (position < 1) return null
  return {
    position,
    reference: UNKNOWN_BASE + reference,
    alternate: UNKNOWN_BASE + alternate,
    allele: alternate || '-',
    anchored: true,
  }
}

/** The alleles with the anchor base that was found. */
export function withAnchor(alleles: Alleles, base: string): Alleles {
  const anchor = (bases: string) => base + bases.slice(1)
  return { ...alleles, reference: anchor(alleles.reference), alternate: anchor(alleles.alternate) }
}

/** Numeric chromosomes in order of their numbers, then the others by name. */
export function compareChromosomes(left: string, right: string): number {
  const [one, other] = [left, right].map((name) =>
    /^\d+$/.test(name) ? Number(name) : Number.POSITIVE_INFINITY,
  ) as [number, number]
  if (one !== other) return one - other
  return left === right ? 0 : left < right ? -1 : 1
}
