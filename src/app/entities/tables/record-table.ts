import { client } from '#app/apollo/client.ts'
import { readTableState } from '#app/ui/table/table-state.ts'
import type { TableState } from '#app/ui/table/table-state.ts'
import type { PageVariables, RecordTableDefinition } from './table-definition.ts'
import { tableVariables } from './table-variables.ts'

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
