import { sql } from 'kysely'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { userRoles } from '#domain/vocabularies/people.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { usersAmong } from '../people/users.ts'
import { typed } from '../records/rows.ts'
import type { RecordReference } from '../records/records.ts'
import { about, byDate, countsBySubject } from './subjects.ts'
import type { DateSort, SubjectInput } from './subjects.ts'
import type { UserRecord } from '../records/terms.ts'

export interface CommentFilter {
  ids?: number[] | null
  originatingUserId?: number | null
  mentionedUserId?: number | null
  mentionedRole?: UserRole | null
  /** What a comment's mark-up names. */
  mentionedEntity?: SubjectInput | null
  subject?: SubjectInput | null
}

function filterComments(db: Reading, filter: CommentFilter) {
  let rows = db.selectFrom('comments')
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.originatingUserId != null) rows = rows.where('user_id', '=', filter.originatingUserId)
  if (filter.subject) rows = rows.where(about(filter.subject))
  if (filter.mentionedUserId != null) {
    const mentions = db.selectFrom('comment_mentioned_users').select('comment_id')
    rows = rows.where('id', 'in', mentions.where('user_id', '=', filter.mentionedUserId))
  }
  if (filter.mentionedRole) {
    const mentions = db.selectFrom('comment_mentioned_roles').select('comment_id')
    rows = rows.where('id', 'in', mentions.where('role', '=', filter.mentionedRole))
  }
  if (filter.mentionedEntity) {
    const { entityType, id } = filter.mentionedEntity
    const mentions = db.selectFrom('comment_mentioned_entities').select('comment_id')
    rows = rows.where('id', 'in', mentions.where('entity_type', '=', entityType).where('entity_id', '=', id))
  }
  return rows
}

/** Comments, the newest first; deleted ones too, as they say so. */
export const listComments = (db: Reading, filter: CommentFilter, sortBy?: DateSort | null) =>
  listing({
    rows: filterComments(db, filter).selectAll().select(typed('comments')),
    order: byDate(sortBy, sql`coalesce(deleted_at, created_at)`),
  })

export const commentCount = countsBySubject<CommentFilter>((db, filter, type, ids) =>
  filterComments(db, filter)
    .select(['subject_id', sql<number>`count(*)`.as('count')])
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .groupBy('subject_id')
    .execute(),
)

/** Totals of a list of comments: of all on its subject, or of all there are. */
export interface CommentTotals {
  commenters(): Promise<UserRecord[]>
  mentionedUsers(): Promise<UserRecord[]>
  mentionedRoles(): Promise<UserRole[]>
  mentionedEntities(): Promise<RecordReference[]>
  /** Null without a subject. */
  unfilteredCountForSubject(): Promise<number | null>
}

export const commentTotals = (
  db: Reading,
  subject: SubjectInput | null | undefined,
  unfilteredCountForSubject: CommentTotals['unfilteredCountForSubject'],
): CommentTotals => {
  const comments = () => filterComments(db, { subject })
  return {
    commenters: () => usersAmong(db, comments().select('user_id')),
    mentionedUsers: () =>
      usersAmong(
        db,
        db
          .selectFrom('comment_mentioned_users')
          .select('user_id')
          .where('comment_id', 'in', comments().select('id')),
      ),
    mentionedRoles: async () => {
      const rows = await db
        .selectFrom('comment_mentioned_roles')
        .select('role')
        .distinct()
        .where('comment_id', 'in', comments().select('id'))
        .execute()
      return rows.map((row) => row.role).toSorted(userRoles.compare)
    },
    mentionedEntities: () =>
      db
        .selectFrom('comment_mentioned_entities')
        .select(['entity_type as record_type', 'entity_id as id'])
        .distinct()
        .where('comment_id', 'in', comments().select('id'))
        .orderBy('record_type')
        .orderBy('id')
        .execute(),
    unfilteredCountForSubject,
  }
}
