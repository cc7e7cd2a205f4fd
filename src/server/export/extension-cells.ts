import { extensionsOf } from '#domain/records/fields/record-field.ts'
import type { RecordField, RecordFields } from '#domain/records/fields/record-field.ts'
import { booleanCell, numberCell, textCell } from './cells.ts'

function cellText(field: RecordField, value: unknown): string {
  if (field.sort === 'word') return field.words.has(value) ? field.words.label(value) : ''
  if (typeof value === 'number') return numberCell(value)
  return typeof value === 'boolean' ? booleanCell(value) : textCell(typeof value === 'string' ? value : null)
}

/** Writes the cells of extensions, fields that releases of the public service do not have: by the names of their columns. */
export const extensionCells = (fields: RecordFields): Record<string, (row: object) => string> =>
  Object.fromEntries(
    extensionsOf(fields).map(({ name, column, field }) => [
      name,
      (row: object) => cellText(field, new Map(Object.entries(row)).get(column)),
    ]),
  )
