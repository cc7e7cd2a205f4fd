import type { RecordField } from '#domain/records/fields/record-field.ts'
import { foldText } from '#domain/text/names.ts'
import { sortKey } from './sort-key.ts'

const keyOf = { folded: foldText, sort_key: sortKey }

/** The columns that follow from the text of a field: `name_folded` is searched, `description_sort_key` sorted by. */
export function keyColumns(
  column: string,
  field: RecordField,
  text: unknown,
): Readonly<Record<string, string | null>> {
  if (field.sort !== 'text') return {}
  const keys = (field.keys ?? []).map((key) => [
    `${column}_${key}`,
    typeof text === 'string' ? keyOf[key](text) : null,
  ])
  return Object.fromEntries(keys)
}
