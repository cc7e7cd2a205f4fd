import type { PageVariables } from './table-definition.ts'
import { loadTableCode } from './table-code.ts'
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
 * Starts the query of a table in the route's loader; the table picks up its answer, or its failure, itself. A page that
 * is rendered on the server is rendered with its rows.
 */
export function startRecordTable<Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
  search: URLSearchParams,
  fixed?: Partial<Variables>,
) {
  const start = async () => {
    const [table, { askFirstRows }] = await Promise.all([source.load(), import('./record-table.ts')])
    await askFirstRows(table, search, fixed)
  }
  const loaded = Promise.all([loadTableCode(), start()])
  // A failure shows where the table stands.
  loaded.catch(() => undefined)
  if (import.meta.env.SSR) started.push(loaded)
}
