import { sql } from 'kysely'
import type { Expression, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { EvidenceOwnerTable } from '#server/storage/tables/evidence-counts.ts'
import { listing } from '../paging/page.ts'
import type { Listing, OrderedRows, SortKey } from '../paging/page.ts'
import { emptyLast } from './sort-keys.ts'

/**
 * Sort key of rows that is worked out: `of` gives the query for it, rows of `owner_id` and `value`, at most one for each
 * of the ids that the subquery (in parentheses) finds. It works all values out at once, which stays fast on both engines
 * where one subquery for each row would not.
 */
export type ComputedSortKey = {
  kind: 'count' | 'name' | 'position'
  of(ids: Expression<unknown>): RawBuilder<unknown>
}

/** Sort key that is stored: the table of the owners in `evidence_counts`, and the value of their row, called `worth`. */
export type StoredSortKey = {
  kind: 'count'
  stored: EvidenceOwnerTable
  value: RawBuilder<number>
  /** An index has the values in descending order. */
  isIndexed: boolean
}

/** A number that decides before the sort key, and the condition of the few rows where it is not 0. */
export interface FirstSortKey {
  by: Expression<number>
  isPositive: Expression<SqlBool>
}

/** Sort key of rows that is no column of theirs. */
export type AggregateSortKey = ComputedSortKey | StoredSortKey

/** The keys for values that may be missing: a count is then 0, other rows come last in either direction. */
function keysOf(sortKey: AggregateSortKey, descending: boolean): SortKey[] {
  const value = 'stored' in sortKey ? sortKey.value : sql.ref('worth.value')
  return sortKey.kind === 'count'
    ? [{ by: sql`coalesce(${value}, 0)`, descending }]
    : emptyLast(sql.ref('worth.value'), { text: sortKey.kind === 'name', descending })
}

/** What is joined as `worth`, and on which condition. */
function valuesOf<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  id: string,
  sortKey: AggregateSortKey,
): { values: RawBuilder<unknown>; condition: RawBuilder<unknown> } {
  const condition = sql`worth.owner_id = ${sql.ref(id)}`
  if ('stored' in sortKey)
    return {
      values: sql`evidence_counts`,
      condition: sql`worth.owner_table = ${sql.lit(sortKey.stored)} and ${condition}`,
    }
  const ids = rows.clearSelect().select(sql<number>`${sql.ref(id)}`.as('id'))
  // Worked out once, whatever the planner thinks of how many rows there are.
  return { values: sql`(with valued as materialized (${sortKey.of(ids)}) select * from valued)`, condition }
}

/** The rows with their sort key, called `worth`; of an inner join only those that have one. */
function joined<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  join: 'innerJoin' | 'leftJoin',
  { values, condition }: ReturnType<typeof valuesOf>,
) {
  const table = values.as('worth') as never
  const on = ((builder: { on(condition: unknown): unknown }) => builder.on(condition)) as never
  return (join === 'innerJoin'
    ? rows.innerJoin(table, on)
    : rows.leftJoin(table, on)) as unknown as typeof rows
}

/** The key where all rows of a part have 0. */
const zero = (key: SortKey): SortKey => ({ ...key, by: sql.lit(0), constant: 0 })

interface OrderOptions {
  descending: boolean
  /** The key that decides before the sort key. */
  first?: FirstSortKey | undefined
  /** The keys that decide between equals; the last is unique. */
  ties: SortKey[]
}

/**
 * Rows in descending order of a sort key that an index has: those with a first key, others with a sort key above 0, and
 * the rest. All together would be sorted anew for each page.
 */
function partsOf<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  id: string,
  sortKey: StoredSortKey,
  { first, ties }: OrderOptions,
): OrderedRows<DB, TB, Row>[] {
  const values = valuesOf(rows, id, sortKey)
  const firstKeys = first ? [{ by: first.by, descending: true }] : []
  const valueKeys = keysOf(sortKey, true)
  const others = first ? rows.where(sql<boolean>`not ${first.isPositive}`) : rows
  const hasValue = sql<boolean>`${sortKey.value} > 0`
  const withValue = joined(others, 'innerJoin', values).where(hasValue)
  const withoutValue = others.where(
    sql<boolean>`not exists (select 1 from ${values.values} as worth where ${values.condition} and ${hasValue})`,
  )
  return [
    ...(first
      ? [
          {
            rows: joined(rows, 'leftJoin', values).where(first.isPositive),
            order: [...firstKeys, ...valueKeys, ...ties],
          },
        ]
      : []),
    {
      rows: withValue,
      order: [...firstKeys.map(zero), { by: sortKey.value, descending: true }, ...ties],
    },
    { rows: withoutValue, order: [...firstKeys.map(zero), ...valueKeys.map(zero), ...ties] },
  ]
}

/**
 * Rows in the order of a sort key.
 * @param id column of the rows that `owner_id` stands for
 * @param options.isWhole the rows are all of their kind, or nearly: pages are found by an index, if there is one
 */
export function orderedBySortKey<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  id: string,
  sortKey: AggregateSortKey,
  options: OrderOptions & { isWhole?: boolean; cap?: number },
): Listing<DB, TB, Row> {
  const { descending, first, ties, isWhole, cap } = options
  const firstKeys = first ? [{ by: first.by, descending }] : []
  const byIndex = isWhole && descending && 'stored' in sortKey && sortKey.isIndexed
  return listing({
    rows: joined(rows, 'leftJoin', valuesOf(rows, id, sortKey)),
    counted: rows,
    order: [...firstKeys, ...keysOf(sortKey, descending), ...ties],
    ...(byIndex && { parts: partsOf(rows, id, sortKey, options) }),
    cap,
  })
}
