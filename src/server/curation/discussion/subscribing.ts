import type { SubjectInput } from '#server/knowledge/activity/subjects.ts'
import type { Curation } from '../curate.ts'

/** Subscribes whoever acts to the record, unless they are already. */
export async function subscribe({ tx, user, now }: Curation, subject: SubjectInput): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({
      user_id: user.id,
      subscribable_type: subject.entityType,
      subscribable_id: subject.id,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'subscribable_type', 'subscribable_id']).doNothing(),
    )
    .execute()
}
