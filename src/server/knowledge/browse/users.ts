import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneForEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { hasStatus, perStatusFilter, statusesOf } from '../records/clinical/evidence-status.ts'
import { listing } from '../paging/page.ts'
import type { SortKey } from '../paging/page.ts'
import { emptyLast } from './sort-keys.ts'
import type { UserRecord } from '../records/terms.ts'
import { listUsers } from '../people/users.ts'
import type { UserFilter } from '../people/users.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { ComputedSortKey } from './aggregate-sort-key.ts'

export interface BrowseUsersFilter extends UserFilter {
  /** Which submitted evidence counts; what is not rejected unless given. */
  status?: EvidenceStatusFilter | null
}

export interface BrowseUsersSort {
  column: 'ID' | 'NAME' | 'ROLE' | 'LAST_ACTION' | 'REVISION_COUNT' | 'EVIDENCE_COUNT'
  direction: 'ASC' | 'DESC'
}

/** A user with the statuses that the count of evidence follows. */
export type BrowseUserRow = UserRecord & { counted_status: EvidenceStatusFilter }

const revisionSortKey: ComputedSortKey = {
  kind: 'count',
  of: (ids) => sql`
    select user_id as owner_id, count(distinct originating_object_id) as value from events
    where action = 'REVISION_SUGGESTED' and user_id in ${ids} group by user_id`,
}

const evidenceSortKey = (filter: EvidenceStatusFilter): ComputedSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select events.user_id as owner_id, count(distinct item.id) as value
    from events join evidence_items as item on item.id = events.subject_id
    where events.action = 'SUBMITTED' and events.user_id in ${ids}
      and ${hasStatus('item.status', statusesOf[filter])}
    group by events.user_id`,
})

function counts(sortKey: ComputedSortKey): Batch<number, number> {
  const rows = oneForEach<number, { owner_id: number; value: number }>(
    (_db, ids) => sql<{ owner_id: number; value: number }>`${sortKey.of(sql`(${sql.join(ids)})`)}`,
    (row) => row.owner_id,
  )
  return async (db, ids) => (await rows(db, ids)).map((row) => row?.value ?? 0)
}

/** Revisions that a user suggested, whatever became of them. */
export const revisionCountOfUser = counts(revisionSortKey)

/** Evidence items that a user submitted; by status filter. */
export const evidenceCountOfUser = perStatusFilter((filter) => counts(evidenceSortKey(filter)))

const roleRank = sql`(case users.role ${sql.join(
  userRoles.values.map((role, rank) => sql`when ${sql.lit(role)} then ${sql.lit(rank)}`),
  sql` `,
)} end)`

/** Users, by id unless asked otherwise. */
export function browseUsers(db: Reading, filter: BrowseUsersFilter, sort?: BrowseUsersSort | null) {
  const status = filter.status ?? 'NON_REJECTED'
  const rows = listUsers(db, filter).rows.select(sql.lit(status).as('counted_status'))
  const all = db.selectFrom('users').selectAll('users')
  const { column, direction } = sort ?? { column: 'ID', direction: 'ASC' }
  const descending = direction === 'DESC'
  const byId = { by: sql.ref('users.id') }
  if (column === 'REVISION_COUNT' || column === 'EVIDENCE_COUNT') {
    const sortKey = column === 'REVISION_COUNT' ? revisionSortKey : evidenceSortKey(status)
    return { all, matching: orderedBySortKey(rows, 'users.id', sortKey, { descending, ties: [byId] }) }
  }
  const orders: Record<typeof column, SortKey[]> = {
    ID: [{ ...byId, descending }],
    NAME: [...emptyLast(sql`nullif(users.name_folded, '')`, { text: true, descending }), byId],
    ROLE: [{ by: roleRank, descending }, byId],
    LAST_ACTION: [...emptyLast(sql.ref('users.last_activity_at'), { text: true, descending }), byId],
  }
  return { all, matching: listing({ rows, order: orders[column] }) }
}
