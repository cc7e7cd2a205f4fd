import type { CompatibleTypes, TypeParam } from '@pothos/core'
import { recordedName } from '#domain/records/field-values.ts'
import type { SnakeCase } from '#domain/records/field-values.ts'
import { columnName, documentName, entriesOf } from '#domain/records/fields/record-field.ts'
import type { FieldColumns, RecordField, RecordFields } from '#domain/records/fields/record-field.ts'
import type { Types } from './builder.ts'
import { enumRef } from './enums.ts'
import type { FieldMeaning } from './field-meanings.ts'

type Type = TypeParam<Types>
type OrNull<Of extends Type> = { orNull: Of }

/** Type and description of a field, and the column that it shows where that has another name than the field. */
type Column = readonly [type: Type | OrNull<Type>, description: string, column?: string]

/** The columns whose values a field of the type can show. */
type Showable<Row, Of> =
  Of extends OrNull<infer Value>
    ? CompatibleTypes<Types, Row, Value, true>
    : Of extends Type
      ? CompatibleTypes<Types, Row, Of, false>
      : never

/** The table, with `never` for a field whose column is not there or has values of another type. */
type Checked<Row, Table extends Record<string, Column>, IsSnakeCase> = {
  [Name in keyof Table & string]: (
    Table[Name][2] extends string ? Table[Name][2] : IsSnakeCase extends true ? SnakeCase<Name> : Name
  ) extends Showable<Row, Table[Name][0]>
    ? Table[Name]
    : never
}

type FieldBuilder<Row> = PothosSchemaTypes.ObjectFieldBuilder<Types, Row>

/** Marks a column of a table of fields whose values can be null. */
export const orNull = <const Of extends Type>(type: Of): OrNull<Of> => ({ orNull: type })

function expose(t: unknown, table: Record<string, Column>, columnOf: (field: string) => string) {
  // Pothos cannot follow a row that is a type parameter; `Checked` has checked the table against it.
  const fields = t as FieldBuilder<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(table).map(([field, [type, description, column = columnOf(field)]]) => {
      const isOrNull = typeof type === 'object' && 'orNull' in type
      const nullable = isOrNull ? (true as const) : undefined
      const options = { type: (isOrNull ? type.orNull : type) as 'JSON', nullable, description }
      return [field, fields.expose(column, options)]
    }),
  )
}

/**
 * Fields that only show a column of the row, each as `[type, description]`. A column that is not called as its field
 * in snake case comes third.
 */
export const columns = <Row, const Table extends Record<string, Column>>(
  t: FieldBuilder<Row>,
  table: Table & Checked<Row, Table, true>,
) => expose(t, table, recordedName)

/** As {@link columns} for an object whose properties are named like its fields. */
export const properties = <Row, const Table extends Record<string, Column>>(
  t: FieldBuilder<Row>,
  table: Table & Checked<Row, Table, false>,
) => expose(t, table, (field) => field)

function shownType(field: RecordField): Type {
  switch (field.sort) {
    case 'word':
      return enumRef(field.words)
    case 'text':
      return 'String'
    case 'truth':
      return 'Boolean'
    case 'time':
      return 'ISO8601DateTime'
    default:
      return 'Int'
  }
}

/** The fields of a kind of record that are described as shown, each from its column. */
export const fieldColumns = <const Fields extends RecordFields, Row extends FieldColumns<Fields>>(
  t: FieldBuilder<Row>,
  fields: Fields,
  meanings: Readonly<Partial<Record<keyof Fields & string, FieldMeaning>>>,
) => {
  const table = entriesOf(fields).flatMap(([key, field]): [string, Column][] => {
    const description = meanings[key]?.shown
    if (description === undefined) return []
    const isNullable = field.empty !== undefined && !(field.sort === 'text' && field.blank)
    const type = shownType(field)
    const column = columnName(key, field)
    return [[documentName(key, field), [isNullable ? orNull(type) : type, description, column]]]
  })
  return expose(t, Object.fromEntries(table), recordedName)
}
