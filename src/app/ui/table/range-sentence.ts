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
  const what = [scope?.before, total === 1 ? one : many, scope?.after]
    .filter(Boolean)
    .join(' ')
    .replace(' ,', ',')
  if (total === 0) return noneOf([one, many], scope)
  const all = `${number.format(total)} ${what}`
  return loaded < total ? `1–${number.format(loaded)} of ${all}` : all
}

/** "No evidence items that are accepted or submitted": with none at all the words of a scope would read as one record. */
function noneOf([, many]: readonly [string, string], scope: ScopePhrase | undefined): string {
  if (scope?.none) return `No ${many} ${scope.none}`
  return ['No', scope?.before, many].filter(Boolean).join(' ')
}
