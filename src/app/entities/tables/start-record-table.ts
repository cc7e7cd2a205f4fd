import type { PageVariables } from './record-table.ts'
import { loadTableCode } from './table-code.ts'
import type { TableSource } from './table-source.ts'

/**
 * Starts the query of a table in the route's loader; the table picks up its answer, or its failure, itself. Pages that
 * are drawn without a browser hold its shape.
 */
export function startRecordTable<Row, Result, Variables extends PageVariables>(
  source: TableSource<Row, Result, Variables>,
  search: URLSearchParams,
  fixed?: Partial<Variables>,
) {
  if (import.meta.env.SSR) return
  const start = async () => {
    const [table, { askFirstRows }] = await Promise.all([source.load(), import('./record-table.ts')])
    await askFirstRows(table, search, fixed)
  }
  // A failure shows where the table stands.
  loadTableCode().catch(() => undefined)
  start().catch(() => undefined)
}
