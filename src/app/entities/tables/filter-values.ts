import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { ColumnFilter } from '#app/ui/table/table-columns.ts'

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
