import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { SelectQueryBuilder, SqlBool } from 'kysely'
import { lookupTable } from '#domain/lookup-table.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Batch, Load } from '#server/knowledge/paging/batch.ts'
import { browse } from '#server/knowledge/browse/browse-query.ts'
import type { BrowseArgs, BrowseQuery, Cell } from '#server/knowledge/browse/browse-query.ts'
import type { Listing } from '#server/knowledge/paging/page.ts'
import type { Reading } from '#server/storage/database.ts'

/** The cell of a row; what it needs beside the row is loaded together for many rows. */
type Column<Row> = (row: Row, load: Load) => Cell | Promise<Cell>

/** Which rows of a table are asked for, in which order: arguments of the table's query, checked already. */
export type TableRequest = {
  filter: object
  /** The query's `sortBy`; by id when it is null. */
  sort: object | null
}

/** A table that can be exported. */
export type ExportTable = {
  /** The query of the GraphQL interface with the same rows, filters and orders. */
  query: string
  /** The columns of a download that names none, in order. */
  columns: readonly string[]
  /** All columns that can be asked for. */
  offered: readonly string[]
  /** The rows asked for, some at a time, as cells of the columns named. */
  rows(db: Reading, request: TableRequest, columns: readonly string[]): AsyncGenerator<Cell[][]>
}

type Rows<Row> = Pick<Listing<never, never, Row>, 'rows' | 'order' | 'counted'>

/** Rows whose relations are loaded together. */
const CHUNK = 200

/**
 * Makes a table of a listing of the knowledge. The ids of its rows are read first, in the order asked for, then the
 * rows themselves some at a time, so that not more than ids is in memory, whatever the number of rows.
 * @param parts.id the listing's id column, such as `features.id`
 */
export function exportTable<Row extends { id: number }, Filter extends object, Sort extends object>(parts: {
  query: string
  id: string
  listing: (db: Reading, filter: Filter, sort: Sort | null) => unknown
  columns: Readonly<Record<string, Column<Row>>>
  /** Columns beyond those of the public interface, which are only written when they are named. */
  further?: Readonly<Record<string, Column<Row>>>
}): ExportTable {
  const allColumns: Readonly<Record<string, Column<Row>>> = lookupTable({
    ...parts.columns,
    ...parts.further,
  })
  const listed = (db: Reading, filter: object, sort: object | null) =>
    // The filter was checked against the arguments of the query, which are those of the listing.
    parts.listing(db, filter as Filter, sort as Sort | null) as Rows<Row>
  return {
    query: parts.query,
    columns: Object.keys(parts.columns),
    offered: Object.keys(allColumns),
    async *rows(db, { filter, sort }, columns) {
      const ids = await idsInOrder(listed(db, filter, sort), parts.id, sort !== null)
      const plain = listed(db, filter, null)
      for (let from = 0; from < ids.length; from += CHUNK) {
        const some = ids.slice(from, from + CHUNK)
        const query = (plain.counted ?? plain.rows).where(
          sql<SqlBool>`${sql.ref(parts.id)} in (${sql.join(inList(some))})`,
        )
        const byId = new Map((await query.execute()).map((row) => [(row as Row).id, row as Row]))
        const rows = some.flatMap((id) => byId.get(id) ?? [])
        const load = loadTogether(db)
        yield await Promise.all(
          rows.map((row) => Promise.all(columns.map((column) => allColumns[column]?.(row, load)))),
        )
      }
    },
  }
}

/** The table of a browse query, whose columns the query declares. */
export const exportBrowse = <DB, TB extends keyof DB, Row extends { id: number }>(
  declaration: BrowseQuery<DB, TB, Row>,
): ExportTable => {
  const columns = (further: true | undefined) =>
    Object.fromEntries(
      Object.entries(declaration.columns).flatMap(([name, column]) =>
        column.further === further ? [[name, column.cell]] : [],
      ),
    )
  return exportTable<Row, object, NonNullable<BrowseArgs['sortBy']>>({
    query: declaration.query,
    id: declaration.id,
    listing: (db, filter, sortBy) => browse(db, declaration, { ...filter, sortBy }).matching,
    columns: columns(undefined),
    further: columns(true),
  })
}

async function idsInOrder<Row>(
  { rows, counted, order }: Rows<Row>,
  id: string,
  sorted: boolean,
): Promise<number[]> {
  type Ids = SelectQueryBuilder<never, never, { id: number }>
  const rowIds = (sorted ? rows : (counted ?? rows)).clearSelect() as unknown as Ids
  let query = rowIds.select(sql<number>`${sql.ref(id)}`.as('id')) as unknown as Ids
  const keys = sorted ? order : [{ by: sql.ref(id), descending: false }]
  for (const { by, descending } of keys) query = query.orderBy(by, descending ? 'desc' : 'asc')
  const ids: number[] = []
  for await (const row of query.stream(1000)) ids.push(row.id)
  return ids
}

/** Loads what rows of one chunk ask for with one statement for each batch function. */
function loadTogether(db: Reading): Load {
  const loaders = new Map<unknown, DataLoader<number | string, unknown>>()
  return <Key extends number | string, Value>(batch: Batch<Key, Value>, key: Key) => {
    let loader = loaders.get(batch)
    if (!loader) {
      loader = new DataLoader((keys) => batch(db, keys as readonly Key[]))
      loaders.set(batch, loader)
    }
    return loader.load(key) as Promise<Value>
  }
}
