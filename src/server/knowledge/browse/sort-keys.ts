import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { SortKey } from '../paging/page.ts'

/** Rows ordered by a value that may be missing: those without come last in either direction. */
export function emptyLast(
  by: Expression<unknown>,
  options: { text: boolean; descending: boolean },
): SortKey[] {
  const empty = options.text ? sql.lit('') : sql.lit(0)
  return [
    { by: sql`(case when ${by} is null then 1 else 0 end)` },
    { by: sql`coalesce(${by}, ${empty})`, ...options },
  ]
}
