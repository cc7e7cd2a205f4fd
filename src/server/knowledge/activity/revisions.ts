import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { RevisionStatus } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { usersAmong } from '../people/users.ts'
import { perSubjectType } from '../records/records.ts'
import { rowsBy, typed } from '../records/rows.ts'
import { about, byDate } from './subjects.ts'
import type { DateSort, SubjectInput } from './subjects.ts'
import type { UserRecord } from '../records/terms.ts'

export interface RevisionFilter {
  ids?: number[] | null
  originatingUserId?: number | null
  resolvingUserId?: number | null
  status?: RevisionStatus | null
  fieldName?: string | null
  revisionSetId?: number | null
  subject?: SubjectInput | null
  /** Of a variant also the revisions of its coordinates. */
  includeCoordinates?: boolean | null
}

/** Revisions of the subject, of a variant with those of its coordinates. */
export const withCoordinates = (subject: SubjectInput): Expression<SqlBool> =>
  subject.entityType === 'VARIANT'
    ? sql<SqlBool>`(${about(subject)}
        or (subject_type = 'VARIANT_COORDINATES' and subject_id in (select c.id from variant_coordinates as c where c.variant_id = ${subject.id}))
        or (subject_type = 'EXON_COORDINATES' and subject_id in (select c.id from exon_coordinates as c where c.variant_id = ${subject.id})))`
    : about(subject)

function filterRevisions(db: Reading, filter: RevisionFilter) {
  let rows = db.selectFrom('revisions')
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.originatingUserId != null) rows = rows.where('revising_user_id', '=', filter.originatingUserId)
  if (filter.resolvingUserId != null) rows = rows.where('resolving_user_id', '=', filter.resolvingUserId)
  if (filter.status) rows = rows.where('status', '=', filter.status)
  if (filter.fieldName) rows = rows.where('field_name', '=', filter.fieldName)
  if (filter.revisionSetId != null) rows = rows.where('revision_set_id', '=', filter.revisionSetId)
  if (filter.subject)
    rows = rows.where(filter.includeCoordinates ? withCoordinates(filter.subject) : about(filter.subject))
  return rows
}

/** Revisions, the newest first. */
export const listRevisions = (db: Reading, filter: RevisionFilter, sortBy?: DateSort | null) =>
  listing({
    rows: filterRevisions(db, filter).selectAll().select(typed('revisions')),
    order: byDate(sortBy, sql.ref('updated_at')),
  })

export const revisionsOfSet = rowsBy('revisions', 'revision_set_id', ['id'])

/** Number of revisions that wait for a decision, a variant's coordinates included. */
export const openRevisionCount = perSubjectType((type) => async (db, ids) => {
  const revisions = db.selectFrom('revisions').where('status', '=', 'NEW')
  const own = revisions
    .select(['subject_id as id'])
    .where('subject_type', '=', type)
    .where('subject_id', 'in', [...ids])
  const found =
    type === 'VARIANT'
      ? own
          .unionAll(
            revisions
              .innerJoin('variant_coordinates as c', 'c.id', 'revisions.subject_id')
              .select('c.variant_id as id')
              .where('revisions.subject_type', '=', 'VARIANT_COORDINATES')
              .where('c.variant_id', 'in', [...ids]),
          )
          .unionAll(
            revisions
              .innerJoin('exon_coordinates as c', 'c.id', 'revisions.subject_id')
              .select('c.variant_id as id')
              .where('revisions.subject_type', '=', 'EXON_COORDINATES')
              .where('c.variant_id', 'in', [...ids]),
          )
      : own
  const rows = await db
    .selectFrom(found.as('open_revisions'))
    .select(['id', sql<number>`count(*)`.as('count')])
    .groupBy('id')
    .execute()
  const counts = new Map(rows.map((row) => [row.id, row.count]))
  return ids.map((id) => counts.get(id) ?? 0)
})

/** Totals of a list of revisions: of all of its subject, or of all there are. */
export interface RevisionTotals {
  revisors(): Promise<UserRecord[]>
  resolvers(): Promise<UserRecord[]>
  fieldNames(): Promise<string[]>
  /** Null without a subject. */
  unfilteredCountForSubject(): Promise<number | null>
}

/** Totals of a subject. @param scope nothing but the subject: other filters of a list do not count here */
export const revisionTotals = (
  db: Reading,
  scope: Pick<RevisionFilter, 'subject' | 'includeCoordinates'>,
): RevisionTotals => ({
  revisors: () => usersAmong(db, filterRevisions(db, scope).select('revising_user_id')),
  resolvers: () =>
    usersAmong(
      db,
      filterRevisions(db, scope).select('resolving_user_id').where('resolving_user_id', 'is not', null),
    ),
  fieldNames: async () =>
    (await filterRevisions(db, scope).select('field_name').distinct().orderBy('field_name').execute()).map(
      (row) => row.field_name,
    ),
  unfilteredCountForSubject: async () =>
    scope.subject
      ? (
          await filterRevisions(db, scope)
            .select(sql<number>`count(*)`.as('count'))
            .executeTakeFirstOrThrow()
        ).count
      : null,
})
