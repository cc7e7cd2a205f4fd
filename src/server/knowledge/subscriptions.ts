import type { Reading } from '#server/storage/database.ts'
import { oneForEach } from './batch.ts'
import type { SubjectInput } from './subjects.ts'
import type { SubscriptionRecord } from './terms.ts'

/** The subscription with the id, or null. */
export const subscriptionById = oneForEach<number, SubscriptionRecord>(
  (db, ids) => db.selectFrom('subscriptions').selectAll().where('id', 'in', ids).execute(),
  (row) => row.id,
)

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
