import type { ObjectFieldBuilder, ObjectRef } from '@pothos/core'
import { browse } from '#server/knowledge/browse/browse-query.ts'
import type { BrowseColumn, BrowseFilter, BrowseQuery } from '#server/knowledge/browse/browse-query.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import type { Connection } from '#server/knowledge/paging/page.ts'
import {
  browseConnectionOf,
  connect,
  connectKnowledge,
  connectKnowledgeTable,
  pageArgs,
  readerFor,
} from '../schema/connection.ts'
import { OrganizationFilter } from '../people/organizations.ts'
import { enumRef, EvidenceStatusFilter } from '../schema/enums.ts'
import { sortInput } from '../schema/sorting.ts'

/** The fields of a row that its declaration describes: its counts. */
export const countFields = <Row>(
  t: ObjectFieldBuilder<Types, Row>,
  { columns }: { columns: Readonly<Record<string, BrowseColumn<Row>>> },
) =>
  Object.fromEntries(
    Object.values(columns).flatMap((column) =>
      column.field === undefined
        ? []
        : [
            [
              column.field,
              t.int({
                description: column.description,
                resolve: (row, _args, { load }) => column.cell(row as Row, load),
              }),
            ],
          ],
    ),
  )

const argumentOf = (name: string, filter: BrowseFilter) =>
  builder.args((t) => {
    const { description } = filter
    switch (filter.type) {
      case 'Int':
        return { [name]: t.int({ description }) }
      case 'Ints':
        return { [name]: t.intList({ description }) }
      case 'String':
        return { [name]: t.string({ description }) }
      case 'Boolean':
        return { [name]: t.boolean({ description }) }
      case 'Choice':
        return { [name]: t.field({ type: enumRef(filter.vocabulary), description }) }
      case 'Choices':
        return { [name]: t.field({ type: [enumRef(filter.vocabulary)], description }) }
      case 'Organizations':
        return { [name]: t.field({ type: OrganizationFilter, description }) }
    }
  })

/** The arguments of a browse query; its sort input is called `sort`. */
function browseArgs<DB, TB extends keyof DB, Row>(
  { columns, filters, statusDescription }: BrowseQuery<DB, TB, Row>,
  sort: string,
  sortDescription: string,
) {
  const sortType = sortInput(
    sort,
    Object.values(columns).flatMap((column) => column.sort?.[0] ?? []),
  )
  const filterArgs = Object.entries(filters).map(([name, filter]) => argumentOf(name, filter))
  return builder.args((t) => ({
    ...pageArgs,
    // The filters go to the declaration that they come from, whatever their names.
    ...(Object.assign({}, ...filterArgs) as Record<never, never>),
    status: t.field({ type: EvidenceStatusFilter, description: statusDescription }),
    sortBy: t.field({ type: sortType, description: sortDescription }),
  }))
}

/** The query field of a browse query with its connection, arguments and sort input, which is called `sort`. */
export function browseField<DB, TB extends keyof DB, Row extends object>(
  declaration: BrowseQuery<DB, TB, Row>,
  node: ObjectRef<Types, Row>,
  sort: string,
) {
  const type = browseConnectionOf(node.name, node)
  const args = browseArgs(declaration, sort, 'Sort order.')
  builder.queryField(declaration.query, (t) =>
    t.field({
      type,
      description: declaration.description,
      args,
      resolve: (_root, args, context) =>
        connectKnowledgeTable(context, browse(context.scan, declaration, args), args),
    }),
  )
}

/** Filters of the declaration on which it depends where a list is read and whether it is cached. */
type ListArgs = { id?: number | null; ids?: number[] | null; organization?: object | null }

/**
 * The query field of a browse query whose connection counts the rows that pass the filters as `totalCount`.
 * @param sort the name of its sort input, and the description of the argument
 */
export function browseListField<DB, TB extends keyof DB, Row extends object>(
  declaration: BrowseQuery<DB, TB, Row>,
  type: ObjectRef<Types, Connection<Row>>,
  [sort, sortDescription]: readonly [name: string, description: string],
) {
  const args = browseArgs(declaration, sort, sortDescription)
  builder.queryField(declaration.query, (t) =>
    t.field({
      type,
      description: declaration.description,
      args,
      resolve: (_root, args, context) => {
        const { matching } = browse(readerFor(context, args as ListArgs), declaration, args)
        // Which organizations belong to which is no knowledge.
        return (args as ListArgs).organization
          ? connect(matching, args)
          : connectKnowledge(context, matching, args)
      },
    }),
  )
}
