import { sql } from 'kysely'
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneOf } from '../conditions.ts'
import type { Load } from '../paging/batch.ts'
import { listing } from '../paging/page.ts'
import type { Listing, SortKey } from '../paging/page.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey, FirstSortKey } from './aggregate-sort-key.ts'
import type { BrowseTable } from './browse-table.ts'
import { emptyLast } from './sort-keys.ts'

/*
 * A browse query is declared once: its rows, filters and columns. The arguments, sort columns and counts of the GraphQL
 * interface, the SQL and the columns of downloads follow from the declaration.
 */

/** Condition on a filter's value; null where every row passes. */
type Where<Value> = (value: Value, status: EvidenceStatusFilter) => Expression<SqlBool> | null

/** Argument of the query that narrows the rows, by the type of its values. */
export type BrowseFilter = { description: string } & (
  | { type: 'Int'; where: Where<number> }
  | { type: 'Ints'; where: Where<readonly number[]> }
  | { type: 'String'; where: Where<string> }
  | { type: 'Boolean'; where: Where<boolean> }
  | { type: 'Choice'; vocabulary: Vocabulary<string>; where: Where<string> }
)

/** Order of the rows; the id decides between equals. */
export type BrowseOrder =
  | { keys: (descending: boolean) => SortKey[] }
  | { aggregate: (status: EvidenceStatusFilter) => AggregateSortKey; first?: FirstSortKey }

/** Content of a cell: nothing, one value or several. */
export type Cell = string | number | boolean | null | undefined | readonly string[]

/** Column of the rows, under its name in downloads. */
export type BrowseColumn<Row> = {
  /** Its name in `sortBy`, and the order. */
  sort?: readonly [name: string, order: BrowseOrder]
  /** Written in downloads that name it only. */
  further?: true
} & (
  | { cell: (row: Row, load: Load) => Cell | Promise<Cell>; field?: undefined }
  /** A number, which is a field of the rows in the GraphQL interface, too. */
  | { cell: (row: Row, load: Load) => number | Promise<number>; field: string; description: string }
)

/** Declaration of a browse query. */
export interface BrowseQuery<DB, TB extends keyof DB, Row> {
  /** Name in the GraphQL interface. */
  query: string
  description: string
  /** The rows' id column, such as `features.id`. */
  id: string
  /** All rows of the kind, with the status that their counts follow as `counted_status`. */
  rows: (db: Reading, status: EvidenceStatusFilter) => SelectQueryBuilder<DB, TB, Row>
  /** The same rows in a form that is counted faster. */
  counted?: (db: Reading, status: EvidenceStatusFilter) => SelectQueryBuilder<DB, TB, Row>
  /** True for rows with records of the status; a row without any of NON_REJECTED counts as no row of the kind. */
  hasStatus: (status: EvidenceStatusFilter) => Expression<SqlBool>
  /** What the argument `status` means. */
  statusDescription: string
  filters: Readonly<Record<string, BrowseFilter>>
  columns: Readonly<Record<string, BrowseColumn<Row>>>
  /** The order while none is asked for; by id unless given. */
  initial?: { order: BrowseOrder; descending: boolean }
}

/** The declaration, with its types inferred. */
export const browseQuery = <DB, TB extends keyof DB, Row>(
  declaration: BrowseQuery<DB, TB, Row>,
): BrowseQuery<DB, TB, Row> => declaration

/** Arguments of a browse query; its filters stand among them by their names. */
export interface BrowseArgs {
  status?: EvidenceStatusFilter | null
  sortBy?: { column: string; direction: 'ASC' | 'DESC' } | null
}

/** The rows of a browse query that its arguments, which were checked against the declaration, let through. */
export function browse<DB, TB extends keyof DB, Row>(
  db: Reading,
  declaration: BrowseQuery<DB, TB, Row>,
  args: BrowseArgs,
): BrowseTable<DB, TB, Row, TB, Row> {
  const status = args.status ?? 'NON_REJECTED'
  const kind = declaration.rows(db, status)
  const counted = declaration.counted?.(db, status) ?? kind
  const conditions = conditionsOf(declaration.filters, args, status)
  const narrowed = (rows: typeof kind) =>
    [declaration.hasStatus(status), ...conditions].reduce((some, condition) => some.where(condition), rows)
  const order = { status, isWhole: conditions.length === 0 }
  return {
    all: counted.where(declaration.hasStatus('NON_REJECTED')),
    matching: { ...ordered(narrowed(kind), declaration, args.sortBy, order), counted: narrowed(counted) },
  }
}

const conditionsOf = (
  filters: Readonly<Record<string, BrowseFilter>>,
  args: BrowseArgs,
  status: EvidenceStatusFilter,
): Expression<SqlBool>[] =>
  Object.entries(filters).flatMap(([name, { where }]) => {
    const value = (args as Readonly<Record<string, unknown>>)[name]
    return value == null || value === '' ? [] : ((where as Where<unknown>)(value, status) ?? [])
  })

function ordered<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { id, columns, initial }: BrowseQuery<DB, TB, Row>,
  sort: BrowseArgs['sortBy'],
  { status, isWhole }: { status: EvidenceStatusFilter; isWhole: boolean },
): Listing<DB, TB, Row> {
  const column = sort && Object.values(columns).find((each) => each.sort?.[0] === sort.column)
  const order = column?.sort?.[1] ?? initial?.order
  const descending = sort ? sort.direction === 'DESC' : (initial?.descending ?? false)
  const ties = [{ by: sql.ref(id) }]
  if (order && 'aggregate' in order)
    return orderedBySortKey(rows, id, order.aggregate(status), {
      descending,
      first: order.first,
      ties,
      isWhole,
    })
  return listing({ rows, order: [...(order?.keys(descending) ?? []), ...ties] })
}

/** The order by a folded text that every row has. */
export const byText = (column: string): BrowseOrder => ({
  keys: (descending) => [{ by: sql.ref(column), text: true, descending }],
})

/** The order by a text that may be missing. */
export const byTextIfAny = (column: string): BrowseOrder => ({
  keys: (descending) => emptyLast(sql.ref(column), { text: true, descending }),
})

/** The filters `id` and `ids`. */
export const idFilters = (id: string, noun: string, plural: string) =>
  ({
    id: {
      type: 'Int',
      description: `Only the ${noun} with this id.`,
      where: (value: number) => sql<SqlBool>`${sql.ref(id)} = ${value}`,
    },
    ids: {
      type: 'Ints',
      description: `Only ${plural} with one of these ids.`,
      where: (values: readonly number[]) => oneOf(id, values),
    },
  }) as const

/** The names of what a batch function finds for a row. */
export const names = (named: readonly { name: string }[]): string[] => named.map(({ name }) => name)
