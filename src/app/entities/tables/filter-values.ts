import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { ColumnFilter } from '#app/ui/table/table-columns.ts'

/** A filter that offers the values of a vocabulary by their words; `empty` names the choice of all, else `Any`. */
export function vocabularyFilter<Value extends string>(
  label: string,
  vocabulary: Vocabulary<Value>,
  wordsOf: (value: Value) => string = vocabulary.label,
  empty?: string,
): ColumnFilter {
  return {
    kind: 'choice',
    label,
    empty,
    choices: vocabulary.values.map((value) => ({ value, label: wordsOf(value) })),
  }
}

/** A choice filter that takes several values, joined by *or*. */
export const orFilter = (filter: ColumnFilter): ColumnFilter =>
  filter.kind === 'choice' ? { ...filter, several: true } : filter
