import { foldText } from '#domain/text/names.ts'
import { uniqueNames } from './cell-values.ts'

/** Names that are known as a whole, so that a comma inside one does not split it. */
export type CanonicalNames = {
  add(name: string): void
  has(name: string): boolean
}

export function canonicalNames(names: Iterable<string> = []): CanonicalNames {
  const vocabulary = new Set<string>()
  for (const name of names) vocabulary.add(foldText(name))
  return { add: (name) => void vocabulary.add(foldText(name)), has: (name) => vocabulary.has(foldText(name)) }
}

/**
 * Splits a list cell (names joined by `,`) into its names, some of which hold commas themselves. Known names are
 * matched first, longest first. Between unknown ones a comma separates unless a space follows it (`…Inhibitor,
 * PD173074`) or it stands inside a number (`2,4-pyrimidinediamine`, `CP-724,714`), as it does inside names.
 */
export function splitNames(cell: string, vocabulary: CanonicalNames): string[] {
  if (!cell.includes(',')) return uniqueNames([cell])
  if (vocabulary.has(cell)) return uniqueNames([cell])
  const parts = cell.split(',')
  const names: string[] = []
  let from = 0
  while (from < parts.length) {
    const to = endOfName(parts, from, vocabulary)
    names.push(parts.slice(from, to).join(','))
    from = to
  }
  return uniqueNames(names)
}

// The longest known name that starts at the part; else the part with what clearly belongs to it.
function endOfName(parts: readonly string[], from: number, vocabulary: CanonicalNames): number {
  for (let to = parts.length; to > from; to -= 1) {
    if (vocabulary.has(parts.slice(from, to).join(','))) return to
  }
  let to = from + 1
  while (to < parts.length && continues(parts, to, vocabulary)) to += 1
  return to
}

function continues(parts: readonly string[], at: number, vocabulary: CanonicalNames): boolean {
  const [before = '', after = ''] = parts.slice(at - 1, at + 1)
  if (isInsideNumber(before, after)) return !startsName(parts, at, vocabulary)
  return /^\s+\S/.test(after) && !startsName(parts, at, vocabulary)
}

// Positions in a molecule, `2,4-…` or `Inhibitor 2,4-…`, and thousands, `CP-724,714`.
function isInsideNumber(before: string, after: string): boolean {
  if (/^\s*\d{1,2}['′]?$/.test(before)) return /^\d/.test(after)
  if (/[\s([-]\d{1,2}['′]?$/.test(before) && /^\d{1,2}['′]?-/.test(after)) return true
  return /(?<!\d)\d{1,3}$/.test(before) && /^\d{3}(?!\d)/.test(after)
}

function startsName(parts: readonly string[], from: number, vocabulary: CanonicalNames): boolean {
  for (let to = parts.length; to > from; to -= 1) {
    if (vocabulary.has(parts.slice(from, to).join(','))) return true
  }
  return false
}

/**
 * Learns a name that may hold commas; one whose parts are all known is a list that somebody took for a name.
 */
export function learnSingleName(name: string, vocabulary: CanonicalNames): void {
  if (name === '') return
  const parts = name.split(',')
  if (parts.length > 1 && parts.every((part) => vocabulary.has(part))) return
  vocabulary.add(name)
}
