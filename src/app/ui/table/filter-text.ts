import type { Choice } from '../controls/Select.tsx'
import type { ColumnFilter, ColumnShape } from './table-columns.ts'

/** Between the values of one filter, in addresses as well. */
const separator = '.'

/** The values of a filter; several where it takes several. */
export const filterValues = (value: string): string[] => (value === '' ? [] : value.split(separator))

export const joinedValues = (values: readonly string[]): string => values.join(separator)

/** All that a choice filter offers. */
export const choicesOf = (filter: ColumnFilter): readonly Choice[] =>
  filter.kind === 'choice' ? [...filter.choices, ...(filter.ranges ?? [])] : []

/** True for a value that the filter offers: one choice, or several where it takes several. */
export function isOffered(filter: ColumnFilter, value: string): boolean {
  if (filter.kind === 'text') return true
  const isOne = choicesOf(filter).some((choice) => choice.value === value)
  if (isOne || !filter.several) return isOne
  return filterValues(value).every((each) => filter.choices.some((choice) => choice.value === each))
}

/** The value of a column's filter in words: `A: Validated association or B: Clinical evidence`. */
export function filterText({ filter }: ColumnShape, value: string): string {
  if (filter?.kind !== 'choice') return value
  const wordsOf = (one: string) => choicesOf(filter).find((choice) => choice.value === one)?.label
  return (
    wordsOf(value) ??
    filterValues(value)
      .map((each) => wordsOf(each) ?? each)
      .join(' or ')
  )
}
