import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { ColumnFilter } from '#app/ui/table/table-columns.ts'
import type { TableState } from '#app/ui/table/table-state.ts'

/** The value of a filter when the vocabulary has it. */
export function filterValue<Value extends string>(
  vocabulary: Vocabulary<Value>,
  state: TableState,
  column: string,
): Value | undefined {
  const value = state.filters[column]
  return vocabulary.has(value) ? value : undefined
}

/** A filter that offers the values of a vocabulary by their words. */
export function vocabularyFilter<Value extends string>(
  label: string,
  vocabulary: Vocabulary<Value>,
  wordsOf: (value: Value) => string = vocabulary.label,
): ColumnFilter {
  return {
    kind: 'choice',
    label,
    choices: vocabulary.values.map((value) => ({ value, label: wordsOf(value) })),
  }
}

/** The sort of a table in the server's names; `columns` gives the server's name for a column's id. */
export function sortBy<Column extends string>(
  state: TableState,
  columns: Readonly<Record<string, Column>>,
): { column: Column; direction: 'ASC' | 'DESC' } | undefined {
  const column = state.sort ? columns[state.sort.column] : undefined
  if (!state.sort || !column) return undefined
  return { column, direction: state.sort.direction === 'ascending' ? 'ASC' : 'DESC' }
}
