import type { Insertable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import type { Curation } from '../curate.ts'
import type { Mentions } from './mentions.ts'
import { lockSubscriptions } from './subscribing.ts'

type NewNotification = Insertable<Tables['notifications']>

/**
 * Tells the subscribers of the subject about an event, except who acted and those in `notified`, to which it adds
 * whom it tells (curation rules, section 11).
 */
export async function notifySubscribers(
  curation: Curation,
  event: { id: number; subject: SubjectInput },
  notified: Set<number>,
): Promise<void> {
  const subscriptions = await lockSubscriptions(curation.tx)
    .where('subscribable_type', '=', event.subject.entityType)
    .where('subscribable_id', '=', event.subject.id)
    .execute()
  await notify(
    curation,
    subscriptions
      .filter(({ user_id }) => !notified.has(user_id))
      .sort((a, b) => a.id - b.id)
      .map(({ id, user_id }) => ({
        ...notice(curation, event.id, user_id, 'SUBSCRIPTION'),
        subscription_id: id,
      })),
  )
}

/**
 * Tells those whom a text mentions, and everyone of a role or above that it mentions, about an event; gives
 * whom it told. Never the author.
 */
export async function notifyMentioned(
  curation: Curation,
  eventId: number,
  mentions: Pick<Mentions, 'userIds' | 'roles'>,
): Promise<Set<number>> {
  const notified = new Set(mentions.userIds)
  if (mentions.roles.length > 0) {
    const roles = mentions.roles.includes('EDITOR') ? (['EDITOR', 'ADMIN'] as const) : (['ADMIN'] as const)
    const members = await curation.tx
      .selectFrom('users')
      .select('id')
      .where('role', 'in', roles)
      .where('deactivated_at', 'is', null)
      .where('automation', '=', false)
      .execute()
    for (const { id } of members) notified.add(id)
  }
  notified.delete(curation.user.id)
  await notify(
    curation,
    [...notified].map((userId) => notice(curation, eventId, userId, 'MENTION')),
  )
  return notified
}

const notice = (
  { user, now }: Curation,
  eventId: number,
  userId: number,
  reason: NewNotification['reason'],
): NewNotification => ({
  notified_user_id: userId,
  originating_user_id: user.id,
  event_id: eventId,
  subscription_id: null,
  reason,
  created_at: now,
  updated_at: now,
})

/** Rows of one statement. */
const PART = 200

async function notify({ tx, user }: Curation, notifications: NewNotification[]): Promise<void> {
  const others = notifications.filter(({ notified_user_id }) => notified_user_id !== user.id)
  for (let from = 0; from < others.length; from += PART)
    await tx
      .insertInto('notifications')
      .values(others.slice(from, from + PART))
      .execute()
}
