import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { ActivitySubject, EventAction, NotificationReason } from '#domain/vocabularies/curation.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import type { RecordReference } from '../records/records.ts'
import type { SubjectInput } from './subjects.ts'
import type { OrganizationRecord, SubscriptionRecord, UserRecord } from '../records/terms.ts'
import { organizationsAmong } from '../people/organizations.ts'
import { usersAmong } from '../people/users.ts'
import { rowBy } from '../records/rows.ts'

export interface NotificationFilter {
  /** Also those that were read. */
  includeRead?: boolean | null
  notificationReason?: NotificationReason | null
  eventType?: EventAction | null
  /** Who did what the notification tells of. */
  originatingUserId?: number | null
  organizationId?: number | null
  subscriptionId?: number | null
  /** What the event is about, or what it originated in. */
  originatingObject?: SubjectInput | null
  /** Kinds of record that the event is about; an empty list holds nothing. */
  subjectType?: ActivitySubject[] | null
  /** Strictly later than this time (ISO 8601). */
  occurredAfter?: string | null
  /** Strictly earlier than this time (ISO 8601). */
  occurredBefore?: string | null
}

/** The notification with the id, or null. */
export const notificationById = rowBy('notifications', 'id')

/** The subscription with the id, or null. */
export const subscriptionById = rowBy('subscriptions', 'id')

/** A user's subscription to a record, or null. */
export const subscriptionTo = async (
  db: Reading,
  userId: number,
  { entityType, id }: SubjectInput,
): Promise<SubscriptionRecord | null> =>
  (await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('subscribable_type', '=', entityType)
    .where('subscribable_id', '=', id)
    .executeTakeFirst()) ?? null

const ofUser = (db: Reading, userId: number) =>
  db
    .selectFrom('notifications')
    .innerJoin('events', 'events.id', 'notifications.event_id')
    .where('notifications.notified_user_id', '=', userId)

/** The notifications of a user that a filter lets through with their events; unread ones unless asked otherwise. */
export function notificationsMatching(db: Reading, userId: number, filter: NotificationFilter) {
  let rows = ofUser(db, userId)
  if (!filter.includeRead) rows = rows.where('notifications.seen', '=', false)
  if (filter.notificationReason) rows = rows.where('notifications.reason', '=', filter.notificationReason)
  if (filter.eventType) rows = rows.where('events.action', '=', filter.eventType)
  if (filter.originatingUserId != null)
    rows = rows.where('notifications.originating_user_id', '=', filter.originatingUserId)
  if (filter.organizationId != null) rows = rows.where('events.organization_id', '=', filter.organizationId)
  if (filter.subscriptionId != null)
    rows = rows.where('notifications.subscription_id', '=', filter.subscriptionId)
  if (filter.originatingObject) {
    const { entityType, id } = filter.originatingObject
    rows = rows.where(
      sql<SqlBool>`((events.subject_type = ${entityType} and events.subject_id = ${id}) or
        (events.originating_object_type = ${entityType} and events.originating_object_id = ${id}))`,
    )
  }
  if (filter.subjectType) rows = rows.where(oneOf('events.subject_type', filter.subjectType))
  if (filter.occurredAfter) rows = rows.where('events.created_at', '>', filter.occurredAfter)
  if (filter.occurredBefore) rows = rows.where('events.created_at', '<', filter.occurredBefore)
  return rows
}

/** The notifications of a user, the latest event first. */
export const listNotifications = (db: Reading, userId: number, filter: NotificationFilter) =>
  listing({
    rows: notificationsMatching(db, userId, filter).selectAll('notifications'),
    order: [
      { by: sql.ref('events.created_at'), text: true, descending: true },
      { by: sql.ref('notifications.id'), descending: true },
    ],
  })

/** The most records that a list of notifications names; each is looked up. */
const MOST_SUBJECTS = 1000

/** Totals of a list of notifications: of all that its owner ever got, whatever its filters. */
export interface NotificationTotals {
  unreadCount(): Promise<number>
  mentioningUsers(): Promise<UserRecord[]>
  /** Those whose deeds were told to a subscriber. */
  originatingUsers(): Promise<UserRecord[]>
  eventTypes(): Promise<EventAction[]>
  organizations(): Promise<OrganizationRecord[]>
  /** What the events were about, most events first; at most a thousand. */
  subjects(): Promise<(RecordReference & { count: number })[]>
}

export function notificationTotals(db: Reading, userId: number): NotificationTotals {
  const originators = (reason: NotificationReason) =>
    usersAmong(
      db,
      db
        .selectFrom('notifications')
        .select('originating_user_id')
        .where('notified_user_id', '=', userId)
        .where('reason', '=', reason),
    )
  return {
    unreadCount: async () =>
      (
        await db
          .selectFrom('notifications')
          .select(sql<number>`count(*)`.as('count'))
          .where('notified_user_id', '=', userId)
          .where('seen', '=', false)
          .executeTakeFirstOrThrow()
      ).count,
    mentioningUsers: () => originators('MENTION'),
    originatingUsers: () => originators('SUBSCRIPTION'),
    eventTypes: async () =>
      (await ofUser(db, userId).select('events.action').distinct().orderBy('events.action').execute()).map(
        (row) => row.action,
      ),
    organizations: () =>
      organizationsAmong(
        db,
        ofUser(db, userId).select('events.organization_id').where('events.organization_id', 'is not', null),
      ),
    subjects: () =>
      ofUser(db, userId)
        .select([
          'events.subject_type as record_type',
          'events.subject_id as id',
          sql<number>`count(*)`.as('count'),
        ])
        .groupBy(['events.subject_type', 'events.subject_id'])
        .orderBy('count', 'desc')
        .orderBy('events.subject_type')
        .orderBy('events.subject_id')
        .limit(MOST_SUBJECTS)
        .execute(),
  }
}
