import { sql } from 'kysely'
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { OrganizationFilter } from '../people/organizations.ts'
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

/** Arguments that change what other filters mean, and are no conditions of their own. */
export interface Modifiers {
  /** Also diseases below the named ones in the Disease Ontology. */
  includeSubtypes?: boolean | null
  /** Leaves out profiles that name the variant or feature only as absent. */
  excludeNegated?: boolean | null
  /** Leaves out profiles that need other variants than the one named, too. */
  excludeCombinations?: boolean | null
}

/** Condition on a filter's value; null where every row passes. */
type Where<Value> = (
  value: Value,
  status: EvidenceStatusFilter,
  modifiers: Modifiers,
) => Expression<SqlBool> | null

/** Argument of the query that narrows the rows, by the type of its values. */
export type BrowseFilter = { description: string } & (
  | { type: 'Int'; where: Where<number> }
  | { type: 'Ints'; where: Where<readonly number[]> }
  | { type: 'String'; where: Where<string> }
  | { type: 'Boolean'; where: Where<boolean> }
  | { type: 'Choice'; vocabulary: Vocabulary<string>; where: Where<string> }
  | { type: 'Choices'; vocabulary: Vocabulary<string>; where: Where<readonly string[]> }
  | { type: 'Organizations'; where: Where<OrganizationFilter> }
)

type BrowseFilters = Readonly<Record<string, BrowseFilter>>

/** Value of a filter. */
type FilterValue<Filter> = Filter extends { type: 'Int' }
  ? number
  : Filter extends { type: 'Ints' }
    ? readonly number[]
    : Filter extends { type: 'String' }
      ? string
      : Filter extends { type: 'Boolean' }
        ? boolean
        : Filter extends { type: 'Choice'; vocabulary: Vocabulary<infer Value> }
          ? Value
          : Filter extends { type: 'Choices'; vocabulary: Vocabulary<infer Value> }
            ? readonly Value[]
            : OrganizationFilter

/** Arguments that the filters of a declaration make. */
export type FilterOf<Declaration extends { filters: BrowseFilters }> = Modifiers & {
  status?: EvidenceStatusFilter | null
} & { [Name in keyof Declaration['filters']]?: FilterValue<Declaration['filters'][Name]> | null | undefined }

/** Order of the rows; the ties of the declaration decide between equals unless the order has its own. */
export type BrowseOrder =
  | {
      keys: (descending: boolean) => SortKey[]
      ties?: readonly SortKey[]
      /** Adds the table of the keys to the rows: `disease` for its name. */
      join?: 'disease'
    }
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
export interface BrowseQuery<DB, TB extends keyof DB, Row, Filters extends BrowseFilters = BrowseFilters> {
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
  /** The same condition in a form that is counted faster. */
  countedStatus?: (status: EvidenceStatusFilter) => Expression<SqlBool>
  /** What the argument `status` means. */
  statusDescription: string
  filters: Filters
  columns: Readonly<Record<string, BrowseColumn<Row>>>
  /** The order of rows that are equal otherwise; by id by default. */
  ties?: SortKey[]
  /** The order while none is asked for; by id unless given. */
  initial?: { order: BrowseOrder; descending: boolean }
}

/** The declaration, with its types inferred. */
export const browseQuery = <DB, TB extends keyof DB, Row, const Filters extends BrowseFilters>(
  declaration: BrowseQuery<DB, TB, Row, Filters>,
): BrowseQuery<DB, TB, Row, Filters> => declaration

/** Arguments of a browse query; its filters stand among them by their names. */
export interface BrowseArgs extends Modifiers {
  status?: EvidenceStatusFilter | null
  /** Statuses instead of `status`, where a declaration has a filter for them. */
  statuses?: readonly string[] | null
  sortBy?: { column: string; direction: 'ASC' | 'DESC' } | null
}

/** The rows of a browse query that its arguments, which were checked against the declaration, let through. */
export function browse<DB, TB extends keyof DB, Row>(
  db: Reading,
  declaration: BrowseQuery<DB, TB, Row>,
  args: BrowseArgs,
): BrowseTable<DB, TB, Row, TB, Row> {
  const { hasStatus, countedStatus = hasStatus } = declaration
  const status = args.statuses ? 'ALL' : (args.status ?? 'NON_REJECTED')
  const kind = declaration.rows(db, status)
  const counted = declaration.counted?.(db, status) ?? kind
  const conditions = conditionsOf(declaration.filters, args, status)
  const narrowed = (rows: typeof kind, condition: Expression<SqlBool>) =>
    [condition, ...conditions].reduce((some, each) => some.where(each), rows)
  const order = { status, isWhole: conditions.length === 0 }
  return {
    all: counted.where(hasStatus('NON_REJECTED')),
    matching: {
      ...ordered(narrowed(kind, hasStatus(status)), declaration, args.sortBy, order),
      counted: narrowed(counted, countedStatus(status)),
    },
  }
}

/** The rows of a browse query that a filter lets through, with nothing selected. */
export const filteredRows = <DB, TB extends keyof DB, Row, Filters extends BrowseFilters>(
  db: Reading,
  declaration: BrowseQuery<DB, TB, Row, Filters>,
  filter: FilterOf<typeof declaration>,
) => browse(db, declaration, filter).matching.rows.clearSelect()

const conditionsOf = (
  filters: BrowseFilters,
  args: BrowseArgs,
  status: EvidenceStatusFilter,
): Expression<SqlBool>[] =>
  Object.entries(filters).flatMap(([name, { where }]) => {
    const value = (args as Readonly<Record<string, unknown>>)[name]
    return value == null || value === '' ? [] : ((where as Where<unknown>)(value, status, args) ?? [])
  })

function ordered<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { id, columns, initial, ties = [{ by: sql.ref(id) }] }: BrowseQuery<DB, TB, Row>,
  sort: BrowseArgs['sortBy'],
  { status, isWhole }: { status: EvidenceStatusFilter; isWhole: boolean },
): Listing<DB, TB, Row> {
  const column = sort && Object.values(columns).find((each) => each.sort?.[0] === sort.column)
  const order = column?.sort?.[1] ?? initial?.order
  const descending = sort ? sort.direction === 'DESC' : (initial?.descending ?? false)
  if (order && 'aggregate' in order)
    return orderedBySortKey(rows, id, order.aggregate(status), {
      descending,
      first: order.first,
      ties,
      isWhole,
    })
  const joined = order?.join === 'disease' ? withDisease(rows) : rows
  return listing({ rows: joined, order: [...(order?.keys(descending) ?? []), ...(order?.ties ?? ties)] })
}

/** The rows, which are called `item`, with their `disease`. */
const withDisease = <DB, TB extends keyof DB, Row>(rows: SelectQueryBuilder<DB, TB, Row>): typeof rows =>
  (
    rows as unknown as SelectQueryBuilder<Tables & { item: { disease_id: number | null } }, 'item', Row>
  ).leftJoin('diseases as disease', 'disease.id', 'item.disease_id') as unknown as typeof rows

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
