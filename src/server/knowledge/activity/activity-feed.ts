import { sql } from 'kysely'
import { activitySubjects } from '#domain/vocabularies/curation.ts'
import type { ActivitySubject, ActivityType } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneOf } from '../conditions.ts'
import { inOrganization, namesOrganizations, organizationsAmong } from '../people/organizations.ts'
import type { OrganizationFilter } from '../people/organizations.ts'
import { latestUsers } from '../people/users.ts'
import { countRows, listing } from '../paging/page.ts'
import { aboutOneOf, byDate } from './subjects.ts'
import type { DateSort, SubjectInput } from './subjects.ts'
import type { OrganizationRecord, UserRecord } from '../records/terms.ts'

/** Which activities a feed holds. A list means any of its members; an empty one holds nothing. */
export interface ActivityFilter {
  activityType?: ActivityType[] | null
  subjectType?: ActivitySubject[] | null
  userId?: number[] | null
  subject?: (SubjectInput & { includeChildren?: boolean | null })[] | null
  organization?: OrganizationFilter | null
  /** Only what gave, revoked or put up for review this approval. */
  linkedApprovalId?: number | null
  /** Strictly later than this time (ISO 8601). */
  occurredAfter?: string | null
  /** Strictly earlier than this time (ISO 8601). */
  occurredBefore?: string | null
  /** False leaves out what the automation account did. */
  includeAutomatedEvents?: boolean | null
}

function filterActivities(db: Reading, filter: ActivityFilter) {
  let rows = db.selectFrom('activities')
  if (filter.activityType) rows = rows.where(oneOf('kind', filter.activityType))
  if (filter.subjectType) rows = rows.where(oneOf('subject_type', filter.subjectType))
  if (filter.userId) rows = rows.where(oneOf('user_id', filter.userId))
  if (filter.subject) rows = rows.where(aboutOneOf(filter.subject))
  if (namesOrganizations(filter.organization))
    rows = rows.where(inOrganization('organization_id', filter.organization))
  if (filter.linkedApprovalId != null)
    rows = rows.where(
      'id',
      'in',
      db
        .selectFrom('approval_activities')
        .select('activity_id')
        .where('approval_id', '=', filter.linkedApprovalId),
    )
  if (filter.occurredAfter) rows = rows.where('created_at', '>', filter.occurredAfter)
  if (filter.occurredBefore) rows = rows.where('created_at', '<', filter.occurredBefore)
  if (filter.includeAutomatedEvents === false)
    rows = rows.where('user_id', 'not in', db.selectFrom('users').select('id').where('automation', '=', true))
  return rows
}

/** Activities, the newest first. */
export const listActivities = (db: Reading, filter: ActivityFilter, sortBy?: DateSort | null) =>
  listing({ rows: filterActivities(db, filter).selectAll(), order: byDate(sortBy) })

/** Totals of a feed of activities; each is asked of the database when wanted. */
export interface ActivityTotals {
  participants(): Promise<UserRecord[]>
  activityTypes(): Promise<ActivityType[]>
  subjectTypes(): Promise<ActivitySubject[]>
  organizations(): Promise<OrganizationRecord[]>
  unfilteredCount(): Promise<number>
}

/** The totals of the activities that `scope` holds, whatever else their feed filters by. */
export const activityTotals = (
  db: Reading,
  scope: Pick<ActivityFilter, 'userId' | 'organization' | 'subject'>,
): ActivityTotals => {
  const rows = () => filterActivities(db, scope)
  return {
    participants: () =>
      latestUsers(
        db,
        rows()
          .select(['user_id', sql<string>`max(created_at)`.as('latest')])
          .groupBy('user_id'),
      ),
    activityTypes: async () =>
      (await rows().select('kind').distinct().orderBy('kind').execute()).map((row) => row.kind),
    subjectTypes: async () =>
      (await rows().select('subject_type').distinct().orderBy('subject_type').execute())
        .map((row) => row.subject_type)
        .filter(activitySubjects.has),
    organizations: () =>
      organizationsAmong(db, rows().select('organization_id').where('organization_id', 'is not', null)),
    unfilteredCount: () => countRows(rows()),
  }
}
