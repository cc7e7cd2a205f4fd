import type { ShapeFromTypeParam, TypeParam } from '@pothos/core'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { existing } from '#server/knowledge/records/records.ts'
import type { Types } from './builder.ts'

type FieldBuilder<Row> =
  | PothosSchemaTypes.ObjectFieldBuilder<Types, Row>
  | PothosSchemaTypes.InterfaceFieldBuilder<Types, Row>
type QueryFieldBuilder = PothosSchemaTypes.QueryFieldBuilder<Types, object>

/** A batch that finds what the type shows, or perhaps null. */
type BatchOf<Type extends TypeParam<Types>> = Batch<number, ShapeFromTypeParam<Types, Type, true>>

/** The column of the row that holds the key, with the batch that finds by it. */
type ByColumn<Row, Id, Type extends TypeParam<Types>> = {
  [Column in keyof Row]-?: Row[Column] extends Id ? Record<Column, BatchOf<Type>> : never
}[keyof Row]

// Pothos cannot follow rows and types that are type parameters; the signatures below check them.
type AnyBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, Record<string, number | null | undefined>>
type AnyType = 'JSON'

/**
 * A field with what the row's column leads to: a list, or one record that is there.
 * `relation(t, User, 'User who wrote it.', { user_id: userById })`
 * @throws Error when the record is not there: then the database is damaged
 */
export function relation<Row, Type extends TypeParam<Types>>(
  t: FieldBuilder<Row>,
  type: Type,
  description: string,
  by: ByColumn<Row, number, Type>,
) {
  const [column, batch] = Object.entries<Batch<number, unknown>>(by)[0]!
  const isList = Array.isArray(type)
  return (t as AnyBuilder).field({
    type: type as AnyType,
    description,
    resolve: (row, _args, { load }) => {
      const found = load(batch, row[column] as number)
      return isList ? found : existing(found)
    },
  })
}

/** As {@link relation}, null where the column is null or the batch finds nothing. */
export function relationOrNull<Row, Type extends TypeParam<Types>>(
  t: FieldBuilder<Row>,
  type: Type,
  description: string,
  by: ByColumn<Row, number | null | undefined, Type>,
) {
  const [column, batch] = Object.entries<Batch<number, unknown>>(by)[0]!
  return (t as AnyBuilder).field({
    type: type as AnyType,
    nullable: true,
    description,
    resolve: (row, _args, { load }) => {
      const id = row[column]
      return id == null ? null : load(batch, id)
    },
  })
}

/** A query for one record by its id; `kind` as people read it: `clinical trial`. */
export const recordQuery = <Type extends TypeParam<Types>>(
  t: QueryFieldBuilder,
  type: Type,
  batch: BatchOf<Type>,
  kind: string,
  description: string,
) =>
  t.field({
    type: type as AnyType,
    nullable: true,
    description,
    args: { id: t.arg.int({ required: true, description: `Id of the ${kind}.` }) },
    resolve: (_root, { id }, { load }) => load<number, unknown>(batch, id),
  })
