import type { ScopePhrase } from './table-columns.ts'

const number = new Intl.NumberFormat('en')

/** "1–50 of 4,375 accepted evidence items": what of how many is listed, and in which scope. */
export function rangeSentence({
  loaded,
  total,
  noun: [one, many],
  scope,
}: {
  loaded: number
  total: number
  noun: readonly [string, string]
  scope?: ScopePhrase
}): string {
  if (total === 0) return `No ${many} match`
  const what = [scope?.before, total === 1 ? one : many, scope?.after]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',')
  const all = `${number.format(total)} ${what}`
  return loaded < total ? `1–${number.format(loaded)} of ${all}` : all
}
