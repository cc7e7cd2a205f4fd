import type { NotificationMail } from '#domain/vocabularies/people.ts'
import type { Reading, Writing } from '#server/storage/database.ts'

/** When a user gets notifications by mail: never, unless they have decided otherwise. */
export async function preferenceOf(db: Reading, userId: number): Promise<NotificationMail> {
  const row = await db
    .selectFrom('mail_preferences')
    .select('notifications')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.notifications ?? 'NONE'
}

/** Id of the last notification of a user; 0: there is none. */
async function lastNotification(db: Reading, userId: number): Promise<number> {
  const last = await db
    .selectFrom('notifications')
    .select('id')
    .where('notified_user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? 0
}

/**
 * Sets when a user gets notifications by mail. Those who had none get what comes from now on, and no digest of today.
 * @param now ISO 8601
 */
export async function setPreference(
  tx: Writing,
  userId: number,
  notifications: NotificationMail,
  now: string,
): Promise<void> {
  const before = await preferenceOf(tx, userId)
  if (before === notifications) return
  const start = {
    notifications,
    ...(before === 'NONE' && { notified_up_to: await lastNotification(tx, userId) }),
    ...(notifications === 'DAILY' && { digested_on: now.slice(0, 10) }),
  }
  await tx
    .insertInto('mail_preferences')
    .values({ user_id: userId, notified_up_to: 0, digested_on: now.slice(0, 10), ...start })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(start))
    .execute()
}

/** Passes over the notifications that a user has, so that no message is made of them: their address was not verified. */
export async function skipNotifications(tx: Writing, userId: number): Promise<void> {
  await tx
    .updateTable('mail_preferences')
    .set({ notified_up_to: await lastNotification(tx, userId) })
    .where('user_id', '=', userId)
    .execute()
}
