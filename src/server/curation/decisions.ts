import {
  decidedSince,
  decisionState,
  decisionStateText,
  parseDecisionState,
} from '#server/knowledge/activity/decision-states.ts'
import type { DecisionSubject } from '#server/knowledge/activity/decision-states.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from './curate.ts'

/** Who decides, in the transaction of the decision. */
type Deciding = Pick<Curation, 'tx' | 'find'> & { user: { id: number } }

/**
 * Makes a decision on the state that its maker saw, where they say which: nobody takes back what they do not know of.
 * @param subject null decides on nothing that could have changed
 * @param decidedOn the state as clients have it; null decides on whatever is there
 * @returns what the decision returns, with the state after it
 * @throws ClientError when something was decided on the subject since
 */
export async function decide<Result extends object>(
  deciding: Deciding,
  subject: DecisionSubject | null,
  decidedOn: string | null | undefined,
  decision: () => Promise<Result>,
): Promise<Result> {
  if (!subject) return decision()
  if (decidedOn != null) await assertUnchanged(deciding, subject, decidedOn)
  const result = await decision()
  // What the transaction changes gets the present version, but only at its end.
  const state = { ...(await decisionState(deciding.find, subject)), version: await versionNow(deciding.tx) }
  return { ...result, decisionState: decisionStateText(state) }
}

async function assertUnchanged(
  { tx, user }: Deciding,
  subject: DecisionSubject,
  decidedOn: string,
): Promise<void> {
  const state = parseDecisionState(decidedOn)
  if (state?.subject.entityType !== subject.entityType || state.subject.id !== subject.id)
    throw new ClientError(
      'BAD_USER_INPUT',
      `decidedOn “${decidedOn}” is not a decisionState of what is decided on (${subject.entityType} ${subject.id})`,
    )
  const since = await decidedSince(tx, state, user.id)
  if (since) throw new ClientError('CHANGED_SINCE', `Changed since: ${since}`)
}
