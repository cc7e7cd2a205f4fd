import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { client } from '#app/apollo/client.ts'
import type { ColumnFilter, TableColumn, TableScope, TableSort } from '#app/ui/table/table-columns.ts'
import { readTableState } from '#app/ui/table/table-state.ts'
import type { TableState } from '#app/ui/table/table-state.ts'
import { tableVariables } from './table-variables.ts'

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
  Sorting<Variables> & { download?: readonly string[] }

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

const pageSize = 50

/** The variables of the first page; `fixed` are those the page sets, which the reader cannot change. */
export function firstPageVariables<Row, Result, Variables extends PageVariables>(
  table: RecordTableDefinition<Row, Result, Variables>,
  state: TableState,
  fixed: Partial<Variables> | undefined,
): Variables {
  return { ...tableVariables(table, state), ...fixed, first: pageSize }
}

/** Asks for the first rows of a table in the state that an address says, so that they are there when it is drawn. */
export async function askFirstRows<Row, Result, Variables extends PageVariables>(
  table: RecordTableDefinition<Row, Result, Variables>,
  search: URLSearchParams,
  fixed: Partial<Variables> | undefined,
): Promise<void> {
  const variables = firstPageVariables(table, readTableState(search, table), fixed)
  await client.query<Result, Variables>({ query: table.document, variables } as never)
}
