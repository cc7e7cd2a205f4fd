import type { ColumnShape } from './table-columns.ts'

/** The value of a column's filter in words. */
export function filterText({ filter }: ColumnShape, value: string): string {
  if (filter?.kind !== 'choice') return value
  return filter.choices.find((choice) => choice.value === value)?.label ?? value
}
