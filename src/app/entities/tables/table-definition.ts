import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ColumnFilter, TableColumn, TableScope, TableSort } from '#app/ui/table/table-columns.ts'
import type { TableState } from '#app/ui/table/table-state.ts'

/** Page of a connection as a table needs it. `filteredCount` is there where `totalCount` ignores filters. */
export type RowConnection<Row> = {
  totalCount: number
  filteredCount?: number
  nodes: Row[]
  pageInfo: { endCursor?: string | null; hasNextPage: boolean }
}

export type PageVariables = { first?: number | null; after?: string | null }

/** The variables that a text or a word of a vocabulary fits. */
type TextVariable<Variables> = {
  [Name in keyof Variables & string]: Extract<Variables[Name], string> extends never ? never : Name
}[keyof Variables & string]

/** Variables of a query whose rows can be sorted by the column. */
export type SortedBy<Column extends string> = { sortBy?: { column: Column } | null }

type SortColumn<Variables> = Variables extends { sortBy?: infer Sort }
  ? NonNullable<Sort> extends { column: infer Column }
    ? Column
    : never
  : never

/** Variables that a filter sets, by its value and those of the others. */
type FilterVariables<Variables> = (
  value: string,
  filters: TableState['filters'],
) => Partial<Omit<Variables, 'sortBy'>>

/** The filter sets the variable that is called as the column, or those that `variables` gives. */
type Filtering<Variables> = { variables?: FilterVariables<Variables> } & (
  | { filter?: undefined }
  | { filter: ColumnFilter; id: TextVariable<Variables> }
  | { filter: ColumnFilter; variables: FilterVariables<Variables> }
)

/** `sortBy`: the column of the query's sort. */
type Sorting<Variables> =
  | { sort?: undefined; sortBy?: undefined }
  | { sort: TableSort['direction']; sortBy: SortColumn<Variables> }

/** Column of a table of records: what it shows, what of the query it sets, and its columns in a download. */
export type RecordColumn<Row, Variables> = Omit<TableColumn<Row>, 'filter' | 'sort'> &
  Filtering<Variables> &
  Sorting<Variables> & {
    download?: readonly string[]
    /** Sets the variables where the filter has several values. */
    several?: (values: readonly string[]) => Partial<Omit<Variables, 'sortBy'>>
  }

/** A table of one kind of record: its columns and the query of its rows. */
export type RecordTableDefinition<Row, Result, Variables extends PageVariables> = {
  name: string
  noun: readonly [string, string]
  columns: readonly RecordColumn<Row, Variables>[]
  scope: TableScope
  /** The order until the reader chooses one; an export follows it, too. */
  initialSort: TableSort
  document: TypedDocumentNode<Result, Variables>
  connection: (result: Result) => RowConnection<Row>
  rowHref: (row: Row) => string
  /** The table's name in the addresses of downloads. */
  download: string
}

/** The table of the rows in a field of a query's answer; its columns are checked against those and the variables. */
export function recordTable<Field extends string, Row, Variables extends PageVariables>(
  document: TypedDocumentNode<Record<Field, RowConnection<Row>>, Variables>,
  field: Field,
  table: NoInfer<Omit<RecordTableDefinition<Row, unknown, Variables>, 'document' | 'connection'>>,
): RecordTableDefinition<Row, Record<Field, RowConnection<Row>>, Variables> {
  return { ...table, document, connection: (result) => result[field] }
}
