import { extensionsOf } from '#domain/records/fields/record-field.ts'
import type {
  ColumnName,
  ColumnValue,
  RecordField,
  RecordFields,
} from '#domain/records/fields/record-field.ts'
import type { Row } from '../release/rows.ts'
import { optionalBoolean, optionalInteger, optionalText, optionalValue } from './cell-values.ts'

/*
 * Extensions: fields that releases of the public service do not have. Releases of Curia have each in a column of its
 * recorded name, after the others; a file without the column says nothing of the field.
 */

/** The columns of the extensions among the fields. */
export type ExtensionColumns<Fields> = {
  [
    Key in keyof Fields & string as Fields[Key] extends { extension: true }
      ? ColumnName<Key, Fields[Key]>
      : never
  ]: ColumnValue<Fields[Key]>
}

function cellValue(row: Row, name: string, field: RecordField) {
  switch (field.sort) {
    case 'word':
      return optionalValue(row, name, field.words)
    case 'number':
      return optionalInteger(row, name)
    case 'truth':
      return optionalBoolean(row, name)
    default:
      return optionalText(row, name)
  }
}

/**
 * Reads the extensions of which a file has columns; nothing where it has none.
 * @throws UnreadableRow
 */
export function readExtensions<const Fields extends RecordFields>(
  row: Row,
  fields: Fields,
): { extensions?: Partial<ExtensionColumns<Fields>> } {
  const there = extensionsOf(fields).filter(({ name }) => row.has(name))
  if (there.length === 0) return {}
  const columns = there.map(({ name, column, field }) => [column, cellValue(row, name, field)])
  // The types of the fields say what their columns hold.
  return { extensions: Object.fromEntries(columns) as Partial<ExtensionColumns<Fields>> }
}
