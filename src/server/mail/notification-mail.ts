import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading, Storage } from '#server/storage/database.ts'
import type { Outbox } from './outbox.ts'

/** Users of one statement. */
const PART = 100

/** Preferences of users who can get mail and have notifications that they have not read and no message was made of. */
const withNews = (db: Reading) =>
  db
    .selectFrom('mail_preferences as preferences')
    .innerJoin('users', 'users.id', 'preferences.user_id')
    .select(['preferences.user_id', 'preferences.notified_up_to'])
    .where('users.email', 'is not', null)
    .where('users.email_verified', '=', true)
    .where('users.deactivated_at', 'is', null)
    .where(
      sql<SqlBool>`exists (
        select 1 from notifications where notified_user_id = preferences.user_id and not seen
          and notifications.id > preferences.notified_up_to)`,
    )
    .orderBy('preferences.user_id')
    .limit(PART)

type UserWithNews = Awaited<ReturnType<ReturnType<typeof withNews>['execute']>>[number]

interface Making {
  storage: Pick<Storage, 'read' | 'writeAside'>
  outbox: Outbox
  /** ISO 8601. */
  now: string
}

/** Makes one message of the news of a user; of several processes one does. */
async function makeMessage(
  { storage, outbox, now }: Making,
  { user_id: userId, notified_up_to: after }: UserWithNews,
  kind: 'NOTIFICATIONS' | 'DIGEST',
): Promise<void> {
  await storage.writeAside(async (tx) => {
    const { upTo } = await tx
      .selectFrom('notifications')
      .select(sql<number>`coalesce(max(id), 0)`.as('upTo'))
      .where('notified_user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const moved = await tx
      .updateTable('mail_preferences')
      .set({ notified_up_to: upTo, ...(kind === 'DIGEST' && { digested_on: now.slice(0, 10) }) })
      .where('user_id', '=', userId)
      .where('notified_up_to', '=', after)
      .where('notified_up_to', '<', upTo)
      .returning('user_id')
      .executeTakeFirst()
    if (moved) await outbox.add(tx, { kind, userId, details: { after, upTo }, now })
  })
}

/**
 * Makes messages of new notifications for those who get them at once. What came since the last time is one message.
 */
export async function mailNotifications(making: Making): Promise<void> {
  for (;;) {
    const users = await withNews(making.storage.read)
      .where('preferences.notifications', '=', 'AT_ONCE')
      .execute()
    for (const user of users) await makeMessage(making, user, 'NOTIFICATIONS')
    if (users.length < PART) return
  }
}

/** Makes the digests of the day for those who get one and have news; a second time on the same day makes none. */
export async function mailDigests(making: Making): Promise<void> {
  const today = making.now.slice(0, 10)
  for (;;) {
    const users = await withNews(making.storage.read)
      .where('preferences.notifications', '=', 'DAILY')
      .where('preferences.digested_on', '<', today)
      .execute()
    for (const user of users) await makeMessage(making, user, 'DIGEST')
    if (users.length < PART) break
  }
  await making.storage.writeAside((tx) =>
    tx
      .updateTable('mail_preferences')
      .set({ digested_on: today })
      .where('notifications', '=', 'DAILY')
      .where('digested_on', '<', today)
      .execute(),
  )
}
