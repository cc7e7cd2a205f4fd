import type { InterfaceRef, ObjectRef } from '@pothos/core'
import { browsePage } from '#server/knowledge/browse/browse-table.ts'
import type { BrowseTable, BrowseTotals } from '#server/knowledge/browse/browse-table.ts'
import { cachedCount, cachedRows } from '#server/knowledge/version-cache.ts'
import { paginate } from '#server/knowledge/paging/page.ts'
import type { Connection, Listing, Page, PageArgs } from '#server/knowledge/paging/page.ts'
import type { VersionedReading } from '#server/knowledge/version-cache.ts'
import type { Reading } from '#server/storage/database.ts'
import { builder } from './builder.ts'
import type { Types } from './builder.ts'

const PageInfo = builder.objectRef<Page<unknown>>('PageInfo').implement({
  description: 'Cursors of a page, and whether rows precede or follow it.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'True if rows follow.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'True if rows precede.' }),
    startCursor: t.string({
      nullable: true,
      description: 'Cursor of the first row.',
      resolve: (page) => page.rows.at(0)?.cursor,
    }),
    endCursor: t.string({
      nullable: true,
      description: 'Cursor of the last row; as `after` it gives the next page.',
      resolve: (page) => page.rows.at(-1)?.cursor,
    }),
  }),
})

/** The four arguments of every connection. */
export const pageArgs = builder.args((t) => ({
  first: t.int({ description: 'Number of rows from the start, up to the maximum page size.' }),
  last: t.int({ description: 'Number of rows from the end, up to the maximum page size.' }),
  after: t.string({ description: 'Only rows after this cursor.' }),
  before: t.string({ description: 'Only rows before this cursor.' }),
}))

type Edge<Row> = { row: Row; cursor: string }

/**
 * `<Name>Connection` with its `<Name>Edge`: pages over rows of one type. More fields are added with
 * `builder.objectFields`; what they need beyond the page is the connection's `Extra`.
 */
export function connectionOf<Row extends object, Extra extends object = object>(
  name: string,
  node: ObjectRef<Types, Row> | InterfaceRef<Types, Row>,
): ObjectRef<Types, Connection<Row> & Extra> {
  const edge = builder.objectRef<Edge<Row>>(`${name}Edge`).implement({
    description: 'A row of a page with its cursor.',
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Cursor of the row, for `after` and `before`.' }),
      node: t.field({
        type: node,
        nullable: true,
        description: 'The row.',
        resolve: (edge) => edge.row as never,
      }),
    }),
  })
  return builder.objectRef<Connection<Row> & Extra>(`${name}Connection`).implement({
    description: 'A page of a list, with the total count.',
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: 'The rows of the page with their cursors.',
        resolve: async (connection) => (await connection.page()).rows,
      }),
      nodes: t.field({
        type: [node],
        description: 'The rows of the page.',
        resolve: async (connection) => (await connection.page()).rows.map((edge) => edge.row) as never,
      }),
      pageInfo: t.field({
        type: PageInfo,
        description: 'Cursors of the page, and whether rows precede or follow it.',
        resolve: (connection) => connection.page(),
      }),
      totalCount: t.int({
        description: 'Number of rows on all pages; in a browse table, of all rows regardless of filters.',
        resolve: (connection) => connection.totalCount(),
      }),
      pageCount: t.int({
        description: 'Number of pages of this size: 1 for an empty list, 0 for page size 0.',
        resolve: async ({ pageSize, matchingCount }) =>
          pageSize === 0 ? 0 : Math.max(1, Math.ceil((await matchingCount()) / pageSize)),
      }),
    }),
  })
}

/** The connection of a browse table, which also counts what passes the filters. */
export function browseConnectionOf<Row extends object>(name: string, node: ObjectRef<Types, Row>) {
  const connection = connectionOf<Row, BrowseTotals>(name, node)
  builder.objectFields(connection, (t) => ({
    filteredCount: t.int({
      description: 'Number of rows that match the filters, on all pages.',
      resolve: (connection) => connection.matchingCount(),
    }),
    lastUpdated: t.field({
      type: 'ISO8601DateTime',
      description: 'Time of the latest change of the knowledge; the table shows every change immediately.',
      resolve: (connection) => connection.lastUpdated(),
    }),
  }))
  return connection
}

/**
 * The connection for a listing and the arguments of the field.
 * @throws ClientError for a malformed cursor
 */
export const connect = <DB, TB extends keyof DB, Row>(
  listing: Listing<DB, TB, Row>,
  args: PageArgs,
): Connection<Row> => paginate(listing, args)

const withCachedCount = <DB, TB extends keyof DB, Row>(
  of: VersionedReading,
  listing: Listing<DB, TB, Row>,
): Listing<DB, TB, Row> => ({ ...listing, count: () => cachedCount(of, listing.counted ?? listing.rows) })

/** Where a list is read: records that are named by their ids are found by an index, all others by a scan. */
export const readerFor = (
  { db, scan }: { db: Reading; scan: Reading },
  { id, ids }: { id?: number | null | undefined; ids?: readonly number[] | null | undefined },
): Reading => (id == null && !ids ? scan : db)

/**
 * The same for a listing that follows from the knowledge alone: it is counted once for each version of it, and a
 * page that is requested again is remembered.
 * @throws ClientError for a malformed cursor
 */
export const connectKnowledge = <DB, TB extends keyof DB, Row>(
  of: VersionedReading,
  listing: Listing<DB, TB, Row>,
  args: PageArgs,
): Connection<Row> =>
  connect({ ...withCachedCount(of, listing), find: (page) => cachedRows(of, page, 'page') }, args)

/**
 * The connection for a browse table and the arguments of the field.
 * @throws ClientError for a malformed cursor
 */
export const connectTable = <DB, TB extends keyof DB, Row, AllTB extends keyof DB, AllRow>(
  db: Reading,
  table: BrowseTable<DB, TB, Row, AllTB, AllRow>,
  args: PageArgs,
): Connection<Row> & BrowseTotals => browsePage(db, table, args)

/**
 * The same for a table that follows from the knowledge alone. It is counted once for each version of it, and its pages
 * are remembered: to be sorted by what evidence says, all rows may have to be looked at.
 * @throws ClientError for a malformed cursor
 */
export const connectKnowledgeTable = <DB, TB extends keyof DB, Row, AllTB extends keyof DB, AllRow>(
  of: VersionedReading,
  { matching, all }: BrowseTable<DB, TB, Row, AllTB, AllRow>,
  args: PageArgs,
): Connection<Row> & BrowseTotals =>
  connectTable(
    of.db,
    {
      matching: { ...withCachedCount(of, matching), find: (page) => cachedRows(of, page) },
      all,
      allCount: () => cachedCount(of, all),
    },
    args,
  )
