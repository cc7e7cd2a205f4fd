import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { EvidenceStatus, EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { EvidenceOwnerTable } from '#server/storage/tables/evidence-counts.ts'
import type { StoredSortKey } from '../browse/aggregate-sort-key.ts'
import { oneForEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { statusesOf } from '../records/clinical/evidence-status.ts'

/** Numbers of distinct evidence items or assertions of each status. */
export type StatusCounts = Record<EvidenceStatus, number>

const columns = { ACCEPTED: 'accepted', SUBMITTED: 'submitted', REJECTED: 'rejected' } as const

/** Number with a status that the filter lets through, of a row of `evidence_counts` or `disease_variants`. */
export const countOfRow = (row: string, filter: EvidenceStatusFilter): RawBuilder<number> =>
  sql<number>`(${sql.join(
    statusesOf[filter].map((status) => sql.ref(`${row}.${columns[status]}`)),
    sql` + `,
  )})`

/** Evidence items of each status that records of a table have, or that name them. */
export function storedCounts(table: EvidenceOwnerTable): Batch<number, StatusCounts> {
  const rows = oneForEach(
    (db, ids: number[]) =>
      db
        .selectFrom('evidence_counts')
        .selectAll()
        .where('owner_table', '=', sql.lit(table))
        .where('owner_id', 'in', ids),
    ({ owner_id: id }) => id,
  )
  return async (db, ids) =>
    (await rows(db, ids)).map((row) => ({
      ACCEPTED: row?.accepted ?? 0,
      SUBMITTED: row?.submitted ?? 0,
      REJECTED: row?.rejected ?? 0,
    }))
}

/** The number of evidence items to order by. */
export const storedCountSortKey = (
  table: EvidenceOwnerTable,
  filter: EvidenceStatusFilter,
): StoredSortKey => ({
  kind: 'count',
  stored: table,
  value: countOfRow('worth', filter),
  isIndexed: filter === 'NON_REJECTED',
})

/** True for a record, whose id is `id`, with evidence that the filter lets through. */
export const hasStoredEvidence = (
  table: EvidenceOwnerTable,
  id: string,
  filter: EvidenceStatusFilter,
): Expression<SqlBool> => sql<SqlBool>`exists (
    select 1 from evidence_counts as counted
    where counted.owner_table = ${sql.lit(table)} and counted.owner_id = ${sql.ref(id)}
      and ${countOfRow('counted', filter)} > 0)`
