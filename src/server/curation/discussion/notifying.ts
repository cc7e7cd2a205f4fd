import type { Insertable } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import type { Curation } from '../curate.ts'
import type { Mentions } from './mentions.ts'
import { lockSubscriptions } from './subscribing.ts'

type NewNotification = Insertable<Tables['notifications']>

/**
 * Tells those who follow the subject of an event or what it came from (a revision, a source suggestion), except who
 * acted and those in `notified` (curation rules, section 11).
 */
export async function notifySubscribers(
  curation: Curation,
  event: { id: number; subject: SubjectInput; origin: SubjectInput },
  notified: ReadonlySet<number>,
): Promise<void> {
  const subscriptions = new Map<number, number | null>()
  for (const record of [event.subject, event.origin]) {
    const found = await lockSubscriptions(curation.tx)
      .where('subscribable_type', '=', record.entityType)
      .where('subscribable_id', '=', record.id)
      .execute()
    for (const { id, user_id } of found) if (!subscriptions.has(user_id)) subscriptions.set(user_id, id)
  }
  const flagger = await flaggingUser(curation, event.origin)
  if (flagger !== null && !subscriptions.has(flagger)) subscriptions.set(flagger, null)
  await notify(
    curation,
    [...subscriptions]
      .filter(([userId]) => !notified.has(userId))
      .sort(([, a], [, b]) => (a ?? Infinity) - (b ?? Infinity))
      .map(([userId, subscriptionId]) => ({
        ...notice(curation, event.id, userId, 'SUBSCRIPTION'),
        subscription_id: subscriptionId,
      })),
  )
}

/** Who raised a flag, which nobody can subscribe to; null where it is none. */
async function flaggingUser({ tx }: Curation, { entityType, id }: SubjectInput): Promise<number | null> {
  if (entityType !== 'FLAG') return null
  const flag = await tx.selectFrom('flags').select('flagging_user_id').where('id', '=', id).executeTakeFirst()
  return flag?.flagging_user_id ?? null
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
