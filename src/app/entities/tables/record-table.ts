import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { client } from '#app/apollo/client.ts'
import type { TableColumn, TableScope, TableSort } from '#app/ui/table/table-columns.ts'
import { readTableState } from '#app/ui/table/table-state.ts'
import type { TableState } from '#app/ui/table/table-state.ts'

/** Page of a connection as a table needs it. `filteredCount` is there where `totalCount` ignores filters. */
export type RowConnection<Row> = {
  totalCount: number
  filteredCount?: number
  nodes: Row[]
  pageInfo: { endCursor?: string | null; hasNextPage: boolean }
}

export type PageVariables = { first?: number | null; after?: string | null }

/** A table of one kind of record: its columns and how its state becomes a query. */
export type RecordTableDefinition<Row, Result, Variables extends PageVariables> = {
  name: string
  noun: readonly [string, string]
  columns: readonly TableColumn<Row>[]
  scope?: TableScope
  /** The order until the reader chooses one; an export follows it, too. */
  initialSort: TableSort
  document: TypedDocumentNode<Result, Variables>
  /** The query's variables for a state of the table, without paging. */
  variables: (state: TableState) => Variables
  connection: (result: Result) => RowConnection<Row>
  rowHref: (row: Row) => string
  /** How the rows are downloaded: the table's name at the server and its columns for each of ours; absent where there is no such table. */
  download?: { table: string; columns: Readonly<Record<string, readonly string[]>> }
}

const pageSize = 50

/** The variables of the first page; `fixed` are those the page sets, which the reader cannot change. */
export function firstPageVariables<Row, Result, Variables extends PageVariables>(
  table: RecordTableDefinition<Row, Result, Variables>,
  state: TableState,
  fixed: Partial<Variables> | undefined,
): Variables {
  return { ...table.variables(state), ...fixed, first: pageSize }
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
