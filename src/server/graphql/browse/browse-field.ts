import type { ObjectFieldBuilder, ObjectRef } from '@pothos/core'
import { browse } from '#server/knowledge/browse/browse-query.ts'
import type { BrowseColumn, BrowseFilter, BrowseQuery } from '#server/knowledge/browse/browse-query.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
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
    }
  })

/** The query field of a browse query with its connection, arguments and sort input, which is called `sort`. */
export function browseField<DB, TB extends keyof DB, Row extends object>(
  declaration: BrowseQuery<DB, TB, Row>,
  node: ObjectRef<Types, Row>,
  sort: string,
) {
  const type = browseConnectionOf(node.name, node)
  const sortType = sortInput(
    sort,
    Object.values(declaration.columns).flatMap((column) => column.sort?.[0] ?? []),
  )
  const filters = Object.entries(declaration.filters).map(([name, filter]) => argumentOf(name, filter))
  builder.queryField(declaration.query, (t) =>
    t.field({
      type,
      description: declaration.description,
      args: {
        ...pageArgs,
        // The filters go to the declaration that they come from, whatever their names.
        ...(Object.assign({}, ...filters) as Record<never, never>),
        status: t.arg({ type: EvidenceStatusFilter, description: declaration.statusDescription }),
        sortBy: t.arg({ type: sortType, description: 'Sort order.' }),
      },
      resolve: (_root, args, context) =>
        connectKnowledgeTable(context, browse(context.scan, declaration, args), args),
    }),
  )
}
