import type { Writing } from '#server/storage/database.ts'
import type { AccountDecision } from '#server/storage/tables/people/account-decisions.ts'

interface NotedDecision {
  action: AccountDecision
  subject: { entityType: 'USER' | 'ORGANIZATION'; id: number }
  /** Null: at the command line. */
  userId: number | null
  now: string
}

/** Notes who decided what on an account or organization. */
export async function noteAccountDecision(
  tx: Writing,
  { action, subject, userId, now }: NotedDecision,
): Promise<void> {
  await tx
    .insertInto('account_decisions')
    .values({
      subject_type: subject.entityType,
      subject_id: subject.id,
      action,
      user_id: userId,
      created_at: now,
    })
    .execute()
}

/** Notes a decision that was made at the command line. */
export const noteOperatorDecision = (
  tx: Writing,
  action: AccountDecision,
  subject: NotedDecision['subject'],
): Promise<void> => noteAccountDecision(tx, { action, subject, userId: null, now: new Date().toISOString() })
