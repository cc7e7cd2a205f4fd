import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type {
  AssociatedEvidenceStatusFilter,
  EvidenceStatus,
  EvidenceStatusFilter,
} from '#domain/vocabularies/evidence.ts'

/** The statuses that a filter lets through. */
export const statusesOf: Readonly<Record<EvidenceStatusFilter, readonly EvidenceStatus[]>> = {
  ACCEPTED: ['ACCEPTED'],
  SUBMITTED: ['SUBMITTED'],
  REJECTED: ['REJECTED'],
  NON_REJECTED: ['ACCEPTED', 'SUBMITTED'],
  ALL: ['ACCEPTED', 'SUBMITTED', 'REJECTED'],
}

/** The statuses of which a listed record must have evidence; null when it need not have any. */
export const associatedStatuses: Readonly<
  Record<AssociatedEvidenceStatusFilter, readonly EvidenceStatus[] | null>
> = {
  WITH_ACCEPTED: ['ACCEPTED'],
  WITH_ACCEPTED_OR_SUBMITTED: ['ACCEPTED', 'SUBMITTED'],
  WITH_SUBMITTED: ['SUBMITTED'],
  ALL: null,
}

/** True where the column holds one of the statuses. */
export const hasStatus = (column: string, statuses: readonly EvidenceStatus[]): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(statuses.map((status) => sql.lit(status)))})`

/** The same by the rank of the status, which is in an index: `hasStatusRank('item.status', …)` reads `item.status_rank`. */
export const hasStatusRank = (column: string, statuses: readonly EvidenceStatus[]): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${column}_rank`)} in (${sql.join(
    statuses.map((status) => sql.lit(evidenceStatuses.rank(status))),
  )})`

/** A batch (or other function) for each status filter, so that requests with the same filter share it. */
export const perStatusFilter = <Value>(
  make: (filter: EvidenceStatusFilter) => Value,
): Record<EvidenceStatusFilter, Value> => ({
  ACCEPTED: make('ACCEPTED'),
  SUBMITTED: make('SUBMITTED'),
  REJECTED: make('REJECTED'),
  NON_REJECTED: make('NON_REJECTED'),
  ALL: make('ALL'),
})
