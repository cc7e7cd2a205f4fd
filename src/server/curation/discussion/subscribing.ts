import type { Writing } from '#server/storage/database.ts'
import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import type { Curation } from '../curate.ts'

/** Subscribes whoever acts to the record, unless they are already; gives the id of the subscription. */
export async function subscribe({ tx, user, now }: Curation, subject: SubjectInput): Promise<number> {
  const { id } = await tx
    .insertInto('subscriptions')
    .values({
      user_id: user.id,
      subscribable_type: subject.entityType,
      subscribable_id: subject.id,
      created_at: now,
    })
    .onConflict((conflict) =>
      // One that ends at this moment is there again.
      conflict.columns(['user_id', 'subscribable_type', 'subscribable_id']).doUpdateSet({ user_id: user.id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Reads subscriptions that stay until the transaction ends: nobody ends one while a notification is made of it. Written
 * as an update, which both engines lock rows with.
 */
export const lockSubscriptions = (tx: Writing) =>
  tx
    .updateTable('subscriptions')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .returning(['id', 'user_id'])
