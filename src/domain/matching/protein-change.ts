import { lookupTable } from '../lookup-table.ts'

/** Changes of a protein, by the kinds of the HGVS nomenclature. */
export type ProteinChangeKind =
  | 'SUBSTITUTION'
  | 'NONSENSE'
  | 'SYNONYMOUS'
  | 'DELETION'
  | 'DUPLICATION'
  | 'INSERTION'
  | 'DELETION_INSERTION'
  | 'FRAMESHIFT'
  | 'START_LOSS'
  | 'STOP_LOSS'
  | 'SPLICE'

/** A change of a protein. Residues count from 1, both ends inclusive; an insertion lies between `start` and `end`. */
export interface ProteinChange {
  kind: ProteinChangeKind
  start: number
  end: number
  /** Residue at `start` before the change, one letter; null when it is not named. */
  first: string | null
  /** Residue at `end` before the change. */
  last: string | null
  /** Residues after the change, one letter each: of a substitution, an insertion, the first of a frameshift. */
  to: string | null
  /** Codons from the first changed residue to the new stop, of a frameshift that names it. */
  stopAfter: number | null
}

const LETTERS: Readonly<Record<string, string>> = lookupTable({
  ALA: 'A',
  ARG: 'R',
  ASN: 'N',
  ASP: 'D',
  CYS: 'C',
  GLN: 'Q',
  GLU: 'E',
  GLY: 'G',
  HIS: 'H',
  ILE: 'I',
  LEU: 'L',
  LYS: 'K',
  MET: 'M',
  PHE: 'F',
  PRO: 'P',
  SER: 'S',
  THR: 'T',
  TRP: 'W',
  TYR: 'Y',
  VAL: 'V',
  SEC: 'U',
  TER: '*',
})
const NAMES = new RegExp(Object.keys(LETTERS).join('|'), 'g')

const R = '[ACDEFGHIKLMNPQRSTUVWYX*]'
const PLACE = `(${R})?(\\d+)(?:_(${R})?(\\d+))?`
const SUBSTITUTION = new RegExp(`^(${R})(\\d+)(${R}|=)$`)
const FRAMESHIFT = new RegExp(`^(${R})(\\d+)(?:_${R}\\d+)?(${R})?FS(?:[*X>]*(\\d+)?\\??)?$`)
/** Residues among which no `INS` is, which in capitals may be the word or Ile, Asn and Ser. */
const CLEAR = `(?:(?!INS)${R})`
const REPLACEMENT = new RegExp(`^${PLACE}(?:>(${R}+)|DEL${CLEAR}*INS(${CLEAR}+))$`)
const DELETION = new RegExp(`^${PLACE}DEL(?:${CLEAR}*|\\d+)$`)
const DUPLICATION = new RegExp(`^${PLACE}DUP(${R}*)$`)
const INSERTION = new RegExp(`^${PLACE}INS(${R}*)$`)
/** cBioPortal's notation of a splice site by the residue beside it: `X1010_SPLICE`, where X is any residue. */
const SPLICE = new RegExp(`^(${R})?(\\d+)_?SPLICE$`)
const STOP_LOSS = new RegExp(`^\\*(\\d+)(${R})?EXT.*$`)

/** Rewrites amino acids of three letters as one; a text in the notation of one letter stays as it is. */
function toOneLetter(text: string): string {
  const first = /^([A-Z]{3})\d/.exec(text)?.[1]
  if (!first || !(first in LETTERS)) return text
  return text.replace(NAMES, (name) => LETTERS[name] ?? name)
}

/** A deletion with an insertion in small letters, which no residue begins with; the deleted residues may be named. */
const WRITTEN_REPLACEMENT = /del(?:[A-Z][a-z]{2}|[A-Z*])*ins(?=[A-Z*])/

/** The text without `p.`, brackets and spaces, in capitals and in the notation of one letter. */
function normalize(text: string): string {
  const bare = text.replace(/[\s()[\]{}]/g, '').replace(/^p\./i, '')
  return toOneLetter(bare.replace(WRITTEN_REPLACEMENT, '>').toUpperCase())
    .replace('FSTER', 'FS*')
    .replace(/^([A-Z]\d+)(?:TER|STOP)$/, '$1*')
}

const change = (
  kind: ProteinChangeKind,
  place: { start: number; end?: number; first?: string | null; last?: string | null },
  after: { to?: string | null; stopAfter?: number | null } = {},
): ProteinChange => {
  const { start, end = start, first = null, last = end === start ? first : null } = place
  return { kind, start, end, first, last, to: after.to || null, stopAfter: after.stopAfter ?? null }
}

function placeOf([, first, start, last, end]: RegExpExecArray) {
  const begin = Number(start)
  return {
    start: begin,
    end: end ? Number(end) : begin,
    first: first ?? null,
    last: end ? (last ?? null) : (first ?? null),
  }
}

const isPlace = ({ start, end }: { start: number; end: number }) => start >= 1 && end >= start

function substitution(match: RegExpExecArray): ProteinChange | null {
  const [, first = '', position, to = ''] = match
  const place = { start: Number(position), first }
  if (place.start < 1) return null
  if (to === '=' || to === first) return change('SYNONYMOUS', place)
  if (first === '*') return change('STOP_LOSS', place, { to })
  return to === '*' || to === 'X'
    ? change('NONSENSE', place, { to: '*' })
    : change('SUBSTITUTION', place, { to })
}

/**
 * Reads a protein change as HGVS, curators and laboratories write it: `p.Val600Glu`, `V600E`, `p.(E746_A750del)`,
 * `W288fs*12`, `R135FSX177`, `V600_K601>E`, `D770_N771insSVD`, `T1151dup`, `M1?`. Null for anything else.
 */
export function parseProteinChange(text: string): ProteinChange | null {
  const normal = normalize(text)
  if (normal.length > 200) return null
  // A bare 0 is a number; HGVS writes `p.0`.
  if (normal === 'M1?' || (/^0\??$/.test(normal) && /^\W*p\./i.test(text)))
    return change('START_LOSS', { start: 1, first: 'M' })
  const splice = SPLICE.exec(normal)
  if (splice) {
    const first = splice[1] === 'X' ? null : (splice[1] ?? null)
    return Number(splice[2]) < 1 ? null : change('SPLICE', { start: Number(splice[2]), first })
  }
  const single = SUBSTITUTION.exec(normal)
  if (single) return substitution(single)
  const shift = FRAMESHIFT.exec(normal)
  if (shift) {
    const stopAfter = shift[4] ? Number(shift[4]) : null
    return change('FRAMESHIFT', { start: Number(shift[2]), first: shift[1] }, { to: shift[3], stopAfter })
  }
  const extension = STOP_LOSS.exec(normal)
  if (extension) return change('STOP_LOSS', { start: Number(extension[1]), first: '*' }, { to: extension[2] })
  return rangeChange(normal)
}

function rangeChange(normal: string): ProteinChange | null {
  const kinds = [
    ['DELETION_INSERTION', REPLACEMENT],
    ['DELETION', DELETION],
    ['DUPLICATION', DUPLICATION],
    ['INSERTION', INSERTION],
  ] as const
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(normal)
    if (!match) continue
    const place = placeOf(match)
    if (!isPlace(place)) return null
    const to = match[5] ?? match[6] ?? null
    // One residue for another is a substitution, however it is written.
    const isSubstitution = kind === 'DELETION_INSERTION' && place.start === place.end && to?.length === 1
    return change(isSubstitution ? (to === '*' ? 'NONSENSE' : 'SUBSTITUTION') : kind, place, { to })
  }
  return null
}

const NAMES_OF_LETTERS = new Map(
  Object.entries(LETTERS).map(([name, letter]) => [letter, `${name[0]}${name.slice(1).toLowerCase()}`]),
)

/** The change in HGVS with residues of three letters: `Val600Glu`, `Arg135fsTer12`; null where HGVS has none. */
export function hgvsProteinChange(change: ProteinChange): string | null {
  const isWhole = change.first !== null && (change.end === change.start || change.last !== null)
  if (change.kind === 'SPLICE' || !isWhole) return null
  return writeProteinChange(change).replaceAll(/[A-Z*]/g, (letter) => NAMES_OF_LETTERS.get(letter) ?? 'Xaa')
}

/** The change in the short notation of the field: `V600E`, `E746_A750del`, `W288fs*12`. */
export function writeProteinChange(change: ProteinChange): string {
  const { kind, start, end, to, stopAfter } = change
  const first = `${change.first ?? ''}${start}`
  const place = end === start ? first : `${first}_${change.last ?? ''}${end}`
  switch (kind) {
    case 'SUBSTITUTION':
    case 'NONSENSE':
      return `${first}${to}`
    case 'SYNONYMOUS':
      return `${first}=`
    case 'START_LOSS':
      return 'M1?'
    case 'STOP_LOSS':
      return `${first}${to ?? ''}ext*?`
    case 'FRAMESHIFT':
      return `${first}${to ?? ''}fs${stopAfter === null ? '' : `*${stopAfter}`}`
    case 'SPLICE':
      return `${change.first ?? 'X'}${start}_splice`
    case 'DELETION':
      return `${place}del`
    case 'DUPLICATION':
      return `${place}dup`
    case 'INSERTION':
      return `${place}ins${to ?? ''}`
    case 'DELETION_INSERTION':
      return `${place}delins${to ?? ''}`
  }
}

/** Checks whether the protein is another one afterwards. */
export const altersProtein = ({ kind }: ProteinChange): boolean => kind !== 'SYNONYMOUS'

/** Checks whether a change alters the residue at a position; a frameshift counts where it begins. */
export function touchesResidue(change: ProteinChange, position: number): boolean {
  if (!altersProtein(change) || change.kind === 'SPLICE') return false
  if (change.kind === 'INSERTION') return change.start === change.end && change.start === position
  return change.start <= position && position <= change.end
}
