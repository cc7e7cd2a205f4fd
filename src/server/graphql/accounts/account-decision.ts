import { noteAccountDecision } from '#server/accounts/account-decisions.ts'
import { decide } from '#server/curation/decisions.ts'
import { findIn } from '#server/curation/curate.ts'
import type { Writing } from '#server/storage/database.ts'
import type { AccountDecision } from '#server/storage/tables/people/account-decisions.ts'
import type { GraphQLContext } from '../context.ts'
import { administrator } from './administrator.ts'

interface Decision {
  action: AccountDecision
  subject: { entityType: 'USER' | 'ORGANIZATION'; id: number }
  /** What it was, for the audit log. */
  about: Record<string, number | string | boolean | null>
  /** What for, as in “to change a role”. */
  purpose: string
  /** The state that the caller saw. */
  decidedOn: string | null | undefined
}

/**
 * A decision of an administrator on an account or organization, which shows at once in what others read, with who made
 * it and when. Gives the state after it.
 * @throws ClientError also when somebody has decided since the state that the caller saw
 */
export async function decideOnAccount(
  context: GraphQLContext,
  { action, subject, about, purpose, decidedOn }: Decision,
  change: (tx: Writing, now: string) => Promise<void>,
): Promise<{ decisionState?: string }> {
  const { id: by } = administrator(context, purpose)
  const decided = await context.storage.write((tx) =>
    decide({ tx, find: findIn(tx), user: { id: by } }, subject, decidedOn, async () => {
      const now = new Date().toISOString()
      await change(tx, now)
      await noteAccountDecision(tx, { action, subject, userId: by, now })
      return {}
    }),
  )
  context.audit(action, { ...about, by })
  return decided
}
