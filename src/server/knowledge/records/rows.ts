import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { recordTables } from '#server/storage/tables/record-tables.ts'
import type { Tables } from '#server/storage/tables.ts'
import { subjectTypes } from '#server/storage/tables/activity/subjects.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { manyForEach, oneForEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'

/** The tables whose rows events, comments, flags or revisions can be about. */
export type RecordTable = (typeof recordTables)[SubjectType]

type TypeOf<Table extends RecordTable> = {
  [Type in SubjectType]: (typeof recordTables)[Type] extends Table ? Type : never
}[SubjectType]

/** Types of record of the rows of each table, where something is about them. */
export const recordTypes = Object.fromEntries(subjectTypes.map((type) => [recordTables[type], type])) as {
  readonly [Table in RecordTable]: TypeOf<Table>
}

/** A row that says what kind of record it is. */
export type RecordOf<Table extends RecordTable> = Selectable<Tables[Table]> & { record_type: TypeOf<Table> }

/** The literal that makes a selected row of the table a record: `.select(typed('variants'))`. */
export const typed = <Table extends RecordTable>(table: Table) =>
  sql.lit(recordTypes[table]).as('record_type')

type TableName = keyof Tables
type Column<Table extends TableName> = keyof Selectable<Tables[Table]> & string
type Key<Table extends TableName, Name extends Column<Table>> = Extract<
  Selectable<Tables[Table]>[Name],
  number | string
>

/** A row of any table; a record where something can be about it. */
type RowOf<Table extends TableName> = Table extends RecordTable ? RecordOf<Table> : Selectable<Tables[Table]>

const isRecordTable = (table: TableName): table is RecordTable => table in recordTypes

const columnsOf = (table: TableName) =>
  isRecordTable(table) ? sql`${sql.table(table)}.*, ${typed(table)}` : sql`${sql.table(table)}.*`

const orderedBy = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** The row of the table with the value in the column, or null. */
export const rowBy = <Table extends TableName, Name extends Column<Table>>(
  table: Table,
  column: Name,
): Batch<Key<Table, Name>, RowOf<Table> | null> =>
  oneForEach(
    (_db, keys) => sql<RowOf<Table>>`
      select ${columnsOf(table)} from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(keys)})`,
    (row) => (row as Record<Name, Key<Table, Name>>)[column],
  )

/** The rows of the table with the value in the column, in this order. */
export const rowsBy = <Table extends TableName, Name extends Column<Table>>(
  table: Table,
  column: Name,
  order: readonly NoInfer<Column<Table>>[],
): Batch<Key<Table, Name>, RowOf<Table>[]> =>
  manyForEach(
    (_db, keys) => sql<RowOf<Table>>`
      select ${columnsOf(table)} from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(keys)})
      order by ${orderedBy(order)}`,
    (row) => (row as Record<Name, Key<Table, Name>>)[column],
  )

/** Number of rows of the table with the value in the column. */
export function countBy<Table extends TableName>(table: Table, column: Column<Table>): Batch<number, number> {
  const counts = oneForEach<number, { owner_id: number; count: number }>(
    (_db, ids) => sql<{ owner_id: number; count: number }>`
      select ${sql.ref(column)} as owner_id, count(*) as count from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(ids)}) group by ${sql.ref(column)}`,
    (row) => row.owner_id,
  )
  return async (db, ids) => (await counts(db, ids)).map((row) => row?.count ?? 0)
}

/** The rows of `table` to which an owner is linked, in this order: `owner` and `target` are columns of the links. */
export const rowsThrough = <Links extends TableName, Table extends TableName>(
  links: Links,
  owner: Column<Links>,
  target: Column<Links>,
  table: Table,
  order: readonly NoInfer<`link.${Column<Links>}` | `${Table}.${Column<Table>}`>[],
): Batch<number, RowOf<Table>[]> =>
  manyForEach<number, RowOf<Table> & { owner_id: number }>(
    (_db, ids) => sql<RowOf<Table> & { owner_id: number }>`
      select ${columnsOf(table)}, ${sql.ref(`link.${owner}`)} as owner_id
      from ${sql.table(links)} as link
      join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(`link.${target}`)}
      where ${sql.ref(`link.${owner}`)} in (${sql.join(ids)})
      order by ${orderedBy(order)}`,
    (row) => row.owner_id,
  )
