import type { PageVariables } from './table-definition.ts'
import { firstPaint } from '#app/ui/first-paint.ts'
import { tableCode } from './table-code.ts'
import type { TableSource } from './table-source.ts'

/** Queries of tables that a page rendered on the server waits for. */
let started: Promise<unknown>[] = []

/** Waits for the first rows of the tables whose queries have been started since the last call. */
export async function firstRowsLoaded(): Promise<void> {
  const queries = started
  started = []
  await Promise.allSettled(queries)
}

/**
 * Starts the query of a table on a record's page in the route's loader, where it is the first page once that is painted;
 * the table picks up its answer, or its failure, itself. A page that is rendered on the server is rendered with its rows.
 */
export function startRecordTable<Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
  search: URLSearchParams,
  fixed?: Partial<Variables>,
): void {
  fetchInLoader(async () => {
    await firstPaint
    await fetchTable(source, search, fixed)
  })
}

/** Starts the query of the table that is a page. */
export function startBrowseTable<Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
  search: URLSearchParams,
): void {
  fetchInLoader(() => fetchTable(source, search))
}

async function fetchTable<Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
  search: URLSearchParams,
  fixed?: Partial<Variables>,
): Promise<void> {
  const code = tableCode.load()
  const [table, { askFirstRows }] = await Promise.all([source.load(), import('./record-table.ts')])
  await Promise.all([code, askFirstRows(table, search, fixed)])
}

/** Begins what a page does not wait for, but the server's rendering does. A failure shows where the table stands. */
function fetchInLoader(begin: () => Promise<void>): void {
  const loaded = begin()
  loaded.catch(() => undefined)
  if (import.meta.env.SSR) started.push(loaded)
}
