import type { ReadStatus } from '#domain/vocabularies/curation.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { notificationsMatching } from '#server/knowledge/activity/notifications.ts'
import type { NotificationFilter } from '#server/knowledge/activity/notifications.ts'
import type { Curation } from '../curate.ts'

/** Ids of one statement. */
const PART = 500

/**
 * Marks own notifications as read or unread (curation rules, section 11).
 * @throws ClientError when one does not exist or is somebody else's
 */
export async function updateNotificationStatus(
  { tx, user, now }: Curation,
  { ids, newStatus }: { ids: number[]; newStatus: ReadStatus },
) {
  const notificationIds = [...new Set(ids)]
  for (let from = 0; from < notificationIds.length; from += PART) {
    const part = notificationIds.slice(from, from + PART)
    const rows = await tx
      .selectFrom('notifications')
      .select(['id', 'notified_user_id'])
      .where('id', 'in', part)
      .execute()
    const found = new Set(rows.map(({ id }) => id))
    const missing = part.filter((id) => !found.has(id))
    if (missing.length > 0)
      throw new ClientError('NOT_FOUND', `Notification ${missing.join(', ')} doesn't exist`)
    const others = rows.filter(({ notified_user_id }) => notified_user_id !== user.id)
    if (others.length > 0)
      throw new ClientError(
        'FORBIDDEN',
        `You are only allowed to mark your own notifications, not ${others.map(({ id }) => id).join(', ')}`,
      )
    await tx
      .updateTable('notifications')
      .set({ seen: newStatus === 'READ', updated_at: now })
      .where('id', 'in', part)
      .execute()
  }
  return { notificationIds }
}

/**
 * Marks all own unread notifications as read that a filter lets through, and none that is newer than `upToId`: what
 * nobody has seen yet stays unread.
 */
export async function markNotificationsAsRead(
  { tx, user, now }: Curation,
  { upToId, ...filter }: Omit<NotificationFilter, 'includeRead'> & { upToId: number },
) {
  const unread = notificationsMatching(tx, user.id, filter).where('notifications.id', '<=', upToId)
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ seen: true, updated_at: now })
    .where('id', 'in', unread.select('notifications.id'))
    .executeTakeFirstOrThrow()
  return { markedCount: Number(numUpdatedRows) }
}
