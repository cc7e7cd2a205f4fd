import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { oneForEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import type { RecordReference } from '../records/records.ts'
import { organizationsAmong } from '../people/organizations.ts'
import { latestUsers } from '../people/users.ts'
import { about, aboutWithChildren, byDate, countsBySubject } from './subjects.ts'
import type { DateSort, SubjectInput } from './subjects.ts'
import type { EventRecord, OrganizationRecord, UserRecord } from '../records/terms.ts'
import { rowBy, rowsBy } from '../records/rows.ts'

const latestEventBatches = new Map<string, Batch<number, EventRecord | null>>()

/** The latest event of the kind about each record of the type, or null. */
export function latestEvent(action: EventAction, type: SubjectType): Batch<number, EventRecord | null> {
  const key = `${action} ${type}`
  const entry = latestEventBatches.get(key)
  if (entry) return entry
  const batch = oneForEach<number, EventRecord>(
    // Of several rows with one subject the last one stays.
    (db, ids) =>
      db
        .selectFrom('events')
        .selectAll()
        .where('subject_type', '=', type)
        .where('subject_id', 'in', ids)
        .where('action', '=', action)
        .orderBy('created_at')
        .orderBy('id'),
    (row) => row.subject_id,
  )
  latestEventBatches.set(key, batch)
  return batch
}

/** The event with the id, or null. */
export const eventById = rowBy('events', 'id')

/** The event that a comment made, or null. */
export const commentEvent = oneForEach<number, EventRecord>(
  (db, ids) =>
    db
      .selectFrom('events')
      .selectAll()
      .where('originating_object_type', '=', 'COMMENT')
      .where('originating_object_id', 'in', ids)
      .where('action', '=', 'COMMENTED'),
  (row) => row.originating_object_id ?? 0,
)

/** The events of an activity, oldest first. */
export const eventsOfActivity = rowsBy('events', 'activity_id', ['id'])

/** The latest event by each user, or null. */
export const latestEventOfUser = oneForEach<number, EventRecord>(
  (db, ids) =>
    db
      .selectFrom('events')
      .selectAll()
      .where(
        'id',
        'in',
        db
          .selectFrom('users')
          .select(
            sql<number>`(select latest.id from events as latest where latest.user_id = users.id
              order by latest.created_at desc, latest.id desc limit 1)`.as('event_id'),
          )
          .where('users.id', 'in', ids),
      ),
  (row) => row.user_id,
)

export interface EventFilter {
  ids?: number[] | null
  eventType?: EventAction | null
  originatingUserId?: number | null
  organizationId?: number | null
  subject?: (SubjectInput & { includeChildren?: boolean | null }) | null
  /** False leaves out what the automation account did. */
  includeAutomatedEvents?: boolean | null
  /** False leaves out the rejections of statements that a release or the upstream no longer holds. */
  includeWithdrawals?: boolean | null
}

/** Nobody rejected these: they are no longer in the release or upstream that they came from. */
const isWithdrawal = sql<SqlBool>`(
  events.action = 'REJECTED' and events.subject_type = 'EVIDENCE_ITEM' and exists (
    select 1 from evidence_items as item where item.id = events.subject_id and item.withdrawn)
  or events.action = 'ASSERTION_REJECTED' and events.subject_type = 'ASSERTION' and exists (
    select 1 from assertions as item where item.id = events.subject_id and item.withdrawn))`

function filterEvents(db: Reading, filter: EventFilter) {
  let rows = db.selectFrom('events')
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.eventType) rows = rows.where('action', '=', filter.eventType)
  if (filter.originatingUserId != null) rows = rows.where('user_id', '=', filter.originatingUserId)
  if (filter.organizationId != null) rows = rows.where('organization_id', '=', filter.organizationId)
  if (filter.subject)
    rows = rows.where(
      filter.subject.includeChildren ? aboutWithChildren(filter.subject) : about(filter.subject),
    )
  if (filter.includeAutomatedEvents === false) {
    rows = rows.where('user_id', 'not in', db.selectFrom('users').select('id').where('automation', '=', true))
  }
  if (filter.includeWithdrawals === false) rows = rows.where(sql<SqlBool>`not ${isWithdrawal}`)
  return rows
}

/** Events, the newest first. */
export const listEvents = (db: Reading, filter: EventFilter, sortBy?: DateSort | null) =>
  listing({ rows: filterEvents(db, filter).selectAll(), order: byDate(sortBy) })

export const eventCount = countsBySubject<EventFilter>((db, filter, type, ids) =>
  filterEvents(db, filter)
    .select(['subject_id', sql<number>`count(*)`.as('count')])
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .groupBy('subject_id')
    .execute(),
)

/** Whose or what events a feed is about, whatever else it filters by. */
export type FeedScope =
  | { kind: 'subject'; subject: RecordReference; includeChildren?: boolean | null }
  | { kind: 'user'; id: number }
  | { kind: 'organization'; id: number }
  | { kind: 'everything' }

/** The rows of events or activities in the scope. */
function inScope(scope: FeedScope): Expression<SqlBool> {
  switch (scope.kind) {
    case 'subject': {
      const subject = { entityType: scope.subject.record_type, id: scope.subject.id }
      return scope.includeChildren ? aboutWithChildren(subject) : about(subject)
    }
    case 'user':
      return sql<SqlBool>`user_id = ${scope.id}`
    case 'organization':
      return sql<SqlBool>`organization_id = ${scope.id}`
    case 'everything':
      return sql<SqlBool>`1 = 1`
  }
}

/** Totals of an event feed; each is asked of the database when wanted. */
export interface EventTotals {
  participants(): Promise<UserRecord[]>
  eventTypes(): Promise<EventAction[]>
  organizations(): Promise<OrganizationRecord[]>
  unfilteredCount(): Promise<number>
}

export const eventTotals = (db: Reading, scope: FeedScope): EventTotals => {
  const rows = () => db.selectFrom('events').where(inScope(scope))
  return {
    participants: () =>
      latestUsers(
        db,
        rows()
          .select(['user_id', sql<string>`max(created_at)`.as('latest')])
          .groupBy('user_id'),
      ),
    eventTypes: async () =>
      (await rows().select('action').distinct().orderBy('action').execute()).map((row) => row.action),
    organizations: () =>
      organizationsAmong(db, rows().select('organization_id').where('organization_id', 'is not', null)),
    unfilteredCount: async () =>
      (
        await rows()
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirstOrThrow()
      ).count,
  }
}
