import { foldText } from '#domain/text/names.ts'

/** Text as a release holds it: every run of white space one space; nothing for what is not there. */
export function textCell(text: string | null | undefined): string {
  // PostgreSQL cannot hold U+0000, so a release does not, either.
  // oxlint-disable-next-line no-control-regex
  return (text ?? '').replace(/[\s\u0000]+/g, ' ').trim()
}

export function numberCell(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : String(number)
}

export function booleanCell(value: boolean | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** A sum of quarters with at least one decimal place: `16.0`, `2.5`. */
export function scoreCell(score: number): string {
  return Number.isInteger(score) ? score.toFixed(1) : String(score)
}

/** `2026-07-20 00:00:00 UTC` of an ISO 8601 time in UTC. */
export function timeCell(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`
}

/** Names joined by `,`: by their folded form, each once, so that the same names always give the same cell. */
export function namesCell(names: readonly string[]): string {
  return sortedNames(names).join(',')
}

/**
 * As {@link namesCell}, for names that readers take apart at every comma. A comma inside a name therefore counts as
 * one between names, which keeps the cell the same when it is read and written again.
 */
export function plainNamesCell(names: readonly string[]): string {
  return sortedNames(names.flatMap((name) => name.split(','))).join(',')
}

/** Names squeezed, each once whatever its case, in the order of their folded forms. */
export function sortedNames(names: readonly string[]): string[] {
  const byFolded = new Map<string, string>()
  for (const name of names) {
    const folded = foldText(name)
    if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, textCell(name))
  }
  return [...byFolded].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, name]) => name)
}

/** Ids, each once, ascending. */
export function sortedIds(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((left, right) => left - right)
}
