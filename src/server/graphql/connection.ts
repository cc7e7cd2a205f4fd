import { GraphQLError } from 'graphql'
import type { InterfaceRef, ObjectRef } from '@pothos/core'
import { CursorError } from '#server/knowledge/cursor.ts'
import { paginate } from '#server/knowledge/page.ts'
import type { Connection, Listing, Page, PageArgs } from '#server/knowledge/page.ts'
import { builder } from './builder.ts'
import type { Types } from './builder.ts'

const PageInfo = builder.objectRef<Page<unknown>>('PageInfo').implement({
  description: 'Where a page lies in its list.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
    startCursor: t.string({ nullable: true, resolve: (page) => page.rows.at(0)?.cursor }),
    endCursor: t.string({ nullable: true, resolve: (page) => page.rows.at(-1)?.cursor }),
  }),
})

/** The four arguments of every connection. */
export const pageArgs = builder.args((t) => ({
  first: t.int({ description: 'At most this many from the start; above the cap means the cap.' }),
  last: t.int({ description: 'At most this many from the end.' }),
  after: t.string({ description: 'Only what follows this cursor.' }),
  before: t.string({ description: 'Only what precedes this cursor.' }),
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
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: node, nullable: true, resolve: (edge) => edge.row as never }),
    }),
  })
  return builder.objectRef<Connection<Row> & Extra>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({ type: [edge], resolve: async (connection) => (await connection.page()).rows }),
      nodes: t.field({
        type: [node],
        resolve: async (connection) => (await connection.page()).rows.map((edge) => edge.row) as never,
      }),
      pageInfo: t.field({ type: PageInfo, resolve: (connection) => connection.page() }),
      totalCount: t.int({
        description: 'Rows on all pages.',
        resolve: (connection) => connection.totalCount(),
      }),
      pageCount: t.int({
        description: 'Pages of this size; 1 when there is nothing.',
        resolve: async ({ pageSize, matchingCount }) =>
          Math.max(1, Math.ceil((await matchingCount()) / Math.max(1, pageSize))),
      }),
    }),
  })
}

/**
 * The connection for a listing and the arguments of the field.
 * @throws GraphQLError for a malformed cursor
 */
export function connect<DB, TB extends keyof DB, Row>(
  listing: Listing<DB, TB, Row>,
  args: PageArgs,
): Connection<Row> {
  try {
    return paginate(listing, args)
  } catch (error) {
    if (error instanceof CursorError)
      throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT' } })
    throw error
  }
}
