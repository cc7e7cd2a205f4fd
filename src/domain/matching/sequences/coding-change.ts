/** A change of coding DNA in HGVS's numbering (`c.`). */
export interface CodingChange {
  /** Position as it is written: `340+1`, `-124`, `*70`. */
  start: string
  end: string
  kind: 'SUBSTITUTION' | 'DELETION' | 'DUPLICATION' | 'INSERTION' | 'DELETION_INSERTION'
  /** Bases before a substitution; empty otherwise, as they follow from the place. */
  from: string
  /** Bases after the change; empty when they are none or not named. */
  to: string
}

const POSITION = '[*-]?\\d+(?:[+-]\\d+)?'
const PLACE = `(${POSITION})(?:_(${POSITION}))?`
const FORMS = [
  ['SUBSTITUTION', new RegExp(`^${PLACE}([ACGT]+)>([ACGT]+)$`)],
  ['DELETION_INSERTION', new RegExp(`^${PLACE}DEL[ACGT\\d]*INS([ACGT]+)$`)],
  ['DELETION', new RegExp(`^${PLACE}DEL([ACGT]*|\\d+)$`)],
  ['DUPLICATION', new RegExp(`^${PLACE}DUP([ACGT]*|\\d+)$`)],
  ['INSERTION', new RegExp(`^${PLACE}INS([ACGT]*)$`)],
] as const

/** The next position, for insertions that name only the base before them, as older notations do. */
function positionAfter(position: string): string {
  const match = /^(.*?)(\d+)$/.exec(position)
  return match ? `${match[1]}${Number(match[2]) + 1}` : position
}

/** The end of bases that are named from a position on, as older notations do: `185delAG` is 185 to 186. */
function endOfBases(start: string, bases: string): string {
  const length = /^\d+$/.test(bases) ? Number(bases) : bases.length
  const [, before = '', number] = /^(.*?)(\d+)$/.exec(start) ?? []
  const further = before.endsWith('-') ? 1 - length : length - 1
  return number && length > 1 ? `${before}${Number(number) + further}` : start
}

/** The end of a place; behind an offset curators give the second offset alone: `7515+1_2` is 7515+1 to 7515+2. */
function endOf(start: string, last: string): string {
  const [, base = '', sign] = /^([*-]?\d+)([+-])\d+$/.exec(start) ?? []
  return sign && /^\d+$/.test(last) && Number(last) < Number(base) ? `${base}${sign}${last}` : last
}

/**
 * Reads a change of coding DNA: `c.1799T>A`, `c.390_391delAG`, `c.340+1G>A`, `c.474_476delGAAinsC`, `c.455insA`. Bases
 * that are deleted or doubled follow from the place and are left out. Null for anything else.
 */
export function parseCodingChange(text: string): CodingChange | null {
  const normal = text
    .replace(/[\s()]/g, '')
    .replace(/^c\./i, '')
    .replace(/[−–]/g, '-')
    .toUpperCase()
  if (normal.length > 500) return null
  for (const [kind, pattern] of FORMS) {
    const match = pattern.exec(normal)
    if (!match) continue
    const [, start = '', last, ...bases] = match
    // Older notations write `1798_1799GT>AA`.
    const [before = '', after = ''] = bases
    if (kind === 'SUBSTITUTION' && (before.length > 1 || last))
      return {
        start,
        end: last ? endOf(start, last) : endOfBases(start, before),
        kind: 'DELETION_INSERTION',
        from: '',
        to: after,
      }
    const from = kind === 'SUBSTITUTION' ? (bases[0] ?? '') : ''
    const named = kind === 'DELETION' || kind === 'DUPLICATION' ? (bases[0] ?? '') : ''
    const end = last
      ? endOf(start, last)
      : kind === 'INSERTION'
        ? positionAfter(start)
        : endOfBases(start, named)
    return { start, end, kind, from, to: named ? '' : (bases.at(-1) ?? '') }
  }
  return null
}

/** One text for one change, such as `474_476delinsC`. */
export function writeCodingChange({ start, end, kind, from, to }: CodingChange): string {
  const place = start === end ? start : `${start}_${end}`
  const words = {
    SUBSTITUTION: '>',
    DELETION: 'del',
    DUPLICATION: 'dup',
    INSERTION: 'ins',
    DELETION_INSERTION: 'delins',
  }
  return `${place}${from}${words[kind]}${to}`
}

/** Where a change lies in the gene, as far as its numbering tells. */
export type CodingLocation = 'CODING' | 'SPLICE_SITE' | 'SPLICE_REGION' | 'INTRON' | 'UPSTREAM' | 'DOWNSTREAM'

/** Bases of an intron that belong to the splice site, and to the splice region around it (Sequence Ontology). */
const SPLICE_SITE = 2
const SPLICE_REGION = 8
/** Bases before an exon up to which the tract of pyrimidines reaches (VEP's splice_polypyrimidine_tract_variant). */
const PYRIMIDINE_TRACT = 17

/** Location of one position: in the coding sequence, in an intron near or far from an exon, before or behind it. */
function locationOf(position: string): CodingLocation {
  const [, sign, offset] = /[^*-]([+-])(\d+)$/.exec(position) ?? []
  if (offset) {
    const distance = Number(offset)
    if (distance <= SPLICE_SITE) return 'SPLICE_SITE'
    return distance <= (sign === '-' ? PYRIMIDINE_TRACT : SPLICE_REGION) ? 'SPLICE_REGION' : 'INTRON'
  }
  if (position.startsWith('-')) return 'UPSTREAM'
  return position.startsWith('*') ? 'DOWNSTREAM' : 'CODING'
}

/** Location of a change; one that reaches from an exon into an intron takes the splice site with it. */
export function codingLocation({ start, end }: CodingChange): CodingLocation {
  const [first, last] = [locationOf(start), locationOf(end)]
  if (first === last) return first
  const either = [first, last]
  if (
    either.includes('SPLICE_SITE') ||
    (either.includes('CODING') && either.some((one) => /SPLICE|INTRON/.test(one)))
  )
    return 'SPLICE_SITE'
  return either.includes('SPLICE_REGION') ? 'SPLICE_REGION' : first
}
