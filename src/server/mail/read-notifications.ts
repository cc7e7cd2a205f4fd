import { sql } from 'kysely'
import { userDisplayName } from '#domain/text/names.ts'
import { eventWords } from '#domain/vocabularies/event-words.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { startLoading } from '#server/knowledge/paging/loading.ts'
import { linkOf, nameOf } from '#server/knowledge/records/record-names.ts'
import { findRecord } from '#server/knowledge/records/records.ts'
import type { Reading } from '#server/storage/database.ts'
import { MOST_LINES } from './messages/notification-message.ts'
import type { NotificationLine } from './messages/notification-message.ts'

/** Notifications of a user by id: behind the first, and not behind the second. */
export interface NotificationRange {
  userId: number
  after: number
  upTo: number
}

/** The unread notifications of a user in a range. */
const unread = (db: Reading, { userId, after, upTo }: NotificationRange) =>
  db
    .selectFrom('notifications')
    .where('notified_user_id', '=', userId)
    .where('seen', '=', false)
    .where('notifications.id', '>', after)
    .where('notifications.id', '<=', upTo)

const eventsOf = (db: Reading, range: NotificationRange) =>
  unread(db, range)
    .innerJoin('events', 'events.id', 'notifications.event_id')
    .select(['events.action', 'events.subject_type', 'events.subject_id', 'events.user_id', 'reason'])
    .orderBy('notifications.id')
    .limit(MOST_LINES)
    .execute()

type NotifiedEvent = Awaited<ReturnType<typeof eventsOf>>[number]

async function lineOf(load: Load, event: NotifiedEvent): Promise<NotificationLine | null> {
  const [user, subject] = await Promise.all([
    load(userById, event.user_id),
    findRecord(load, event.subject_type, event.subject_id),
  ])
  if (!user || !subject) return null
  const [name, path] = await Promise.all([nameOf(subject, load), linkOf(subject, load)])
  const who = userDisplayName({ ...user, email: null })
  return { text: `${who} ${eventWords[event.action]} ${name}`, path, isMention: event.reason === 'MENTION' }
}

/** The first unread notifications of a range in the order in which they came, and how many there are. */
export async function readNotifications(
  db: Reading,
  range: NotificationRange,
): Promise<{ lines: NotificationLine[]; total: number }> {
  const [{ count }, events] = await Promise.all([
    unread(db, range)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow(),
    eventsOf(db, range),
  ])
  const { load } = startLoading({ db })
  const lines = await Promise.all(events.map((event) => lineOf(load, event)))
  return { lines: lines.filter((line) => line !== null), total: Number(count) }
}
