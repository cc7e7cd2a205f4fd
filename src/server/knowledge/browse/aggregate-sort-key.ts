import { sql } from 'kysely'
import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely'
import type { EvidenceOwnerTable } from '#server/storage/tables/evidence-counts.ts'
import { listing } from '../paging/page.ts'
import type { Listing, SortKey } from '../paging/page.ts'
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
export type StoredSortKey = { kind: 'count'; stored: EvidenceOwnerTable; value: RawBuilder<number> }

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

/**
 * Rows ordered by their worth.
 * @param id column of the rows that `owner_id` stands for
 * @param options.first the keys that decide before their worth
 * @param options.ties the keys that decide between equals; the last is unique
 */
export function orderedBySortKey<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  id: string,
  sortKey: AggregateSortKey,
  options: { descending: boolean; first?: SortKey[]; ties: SortKey[]; cap?: number },
): Listing<DB, TB, Row> {
  const { values, condition } = valuesOf(rows, id, sortKey)
  const joined = rows.leftJoin(
    values.as('worth') as never,
    ((join: { on(condition: unknown): unknown }) => join.on(condition)) as never,
  ) as unknown as typeof rows
  return listing({
    rows: joined,
    counted: rows,
    order: [...(options.first ?? []), ...keysOf(sortKey, options.descending), ...options.ties],
    cap: options.cap,
  })
}
