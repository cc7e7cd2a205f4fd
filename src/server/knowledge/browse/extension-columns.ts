import { extensionsOf } from '#domain/records/fields/record-field.ts'
import type { RecordField, RecordFields } from '#domain/records/fields/record-field.ts'
import type { Cell } from './browse-query.ts'

function cellOf(field: RecordField, value: unknown): Cell {
  if (field.sort === 'word') return field.words.has(value) ? field.words.label(value) : null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** Columns of extensions, fields that the public service does not have: written in downloads that name them only. */
export const extensionColumns = (
  fields: RecordFields,
): Record<string, { further: true; cell: (row: object) => Cell }> =>
  Object.fromEntries(
    extensionsOf(fields).map(({ name, column, field }) => [
      name,
      { further: true, cell: (row: object) => cellOf(field, new Map(Object.entries(row)).get(column)) },
    ]),
  )
