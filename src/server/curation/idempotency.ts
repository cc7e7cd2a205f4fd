import { createHash } from 'node:crypto'
import type { Writing } from '#server/storage/database.ts'

const DAY_MS = 86_400_000

interface RepeatableRequest {
  userId: number
  mutation: string
  input: { clientMutationId?: string | null }
  /** ISO 8601. */
  now: string
}

/** The value with the members of all objects in one order, so that equal inputs have equal texts. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, ordered(member)]),
  )
}

const digestOf = ({ mutation, input }: RepeatableRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([mutation, ordered(input)]))
    .digest('hex')

const dayBefore = (time: string) => new Date(Date.parse(time) - DAY_MS).toISOString()

/**
 * Idempotency: carries a request out once. The same request of the same user gets the same answer for a day, also while
 * the first one is under way: its row is there from the start, and who finds it waits for its transaction. Requests
 * without a client's id are never the same.
 */
export async function answerOnce<Answer>(
  tx: Writing,
  request: RepeatableRequest,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (!request.input.clientMutationId) return act()
  await tx.deleteFrom('answered_mutations').where('created_at', '<=', dayBefore(request.now)).execute()
  const key = { user_id: request.userId, request_digest: digestOf(request) }
  const first = await tx
    .insertInto('answered_mutations')
    .values({ ...key, answer: '', created_at: request.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'request_digest']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!first) {
    const { answer } = await tx
      .selectFrom('answered_mutations')
      .select('answer')
      .where((row) => row.and(key))
      .executeTakeFirstOrThrow()
    // Written below by the same mutation.
    return JSON.parse(answer) as Answer
  }
  const answer = await act()
  await tx
    .updateTable('answered_mutations')
    .set({ answer: JSON.stringify(answer) })
    .where((row) => row.and(key))
    .execute()
  return answer
}
