import { sql } from 'kysely'
import type { FlagState, FlaggableEntity } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { usersAmong } from '../people/users.ts'
import { typed } from '../records/rows.ts'
import { about, byDate, countsBySubject } from './subjects.ts'
import type { DateSort, SubjectInput } from './subjects.ts'
import type { UserRecord } from '../records/terms.ts'

export interface FlagFilter {
  ids?: number[] | null
  flaggingUserId?: number | null
  resolvingUserId?: number | null
  state?: FlagState | null
  flaggable?: SubjectInput | null
  flaggableType?: FlaggableEntity | null
  /** Whether a release raised them, and not a person. */
  imported?: boolean | null
}

function filterFlags(db: Reading, filter: FlagFilter) {
  let rows = db.selectFrom('flags')
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.flaggingUserId != null) rows = rows.where('flagging_user_id', '=', filter.flaggingUserId)
  if (filter.resolvingUserId != null) rows = rows.where('resolving_user_id', '=', filter.resolvingUserId)
  if (filter.state) rows = rows.where('state', '=', filter.state)
  if (filter.flaggable) rows = rows.where(about(filter.flaggable))
  if (filter.flaggableType) rows = rows.where('subject_type', '=', filter.flaggableType)
  if (filter.imported != null) {
    const automation = db.selectFrom('users').select('id').where('automation', '=', true)
    rows = rows.where('flagging_user_id', filter.imported ? 'in' : 'not in', automation)
  }
  return rows
}

/** Flags, the newest first. */
export const listFlags = (db: Reading, filter: FlagFilter, sortBy?: DateSort | null) =>
  listing({
    rows: filterFlags(db, filter).selectAll().select(typed('flags')),
    order: byDate(sortBy, sql`coalesce(resolved_at, created_at)`),
  })

export const flagCount = countsBySubject<FlagFilter>((db, filter, type, ids) =>
  filterFlags(db, filter)
    .select(['subject_id', sql<number>`count(*)`.as('count')])
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .groupBy('subject_id')
    .execute(),
)

/** Totals of a list of flags: of all of its subject, or of all there are. */
export interface FlagTotals {
  flaggingUsers(): Promise<UserRecord[]>
  resolvingUsers(): Promise<UserRecord[]>
  /** Null without a subject. */
  unfilteredCountForSubject(): Promise<number | null>
}

export const flagTotals = (
  db: Reading,
  flaggable: SubjectInput | null | undefined,
  unfilteredCountForSubject: FlagTotals['unfilteredCountForSubject'],
): FlagTotals => ({
  flaggingUsers: () => usersAmong(db, filterFlags(db, { flaggable }).select('flagging_user_id')),
  resolvingUsers: () =>
    usersAmong(
      db,
      filterFlags(db, { flaggable }).select('resolving_user_id').where('resolving_user_id', 'is not', null),
    ),
  unfilteredCountForSubject,
})
