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
 * Idempotency: the answer that the same request got within the last day, or null. Requests without a client's id are
 * never the same.
 */
export async function earlierAnswer<Result>(
  tx: Writing,
  request: RepeatableRequest,
): Promise<{ answer: Result } | null> {
  if (!request.input.clientMutationId) return null
  const row = await tx
    .selectFrom('answered_mutations')
    .select('answer')
    .where('user_id', '=', request.userId)
    .where('request_digest', '=', digestOf(request))
    .where('created_at', '>', dayBefore(request.now))
    .executeTakeFirst()
  // Written below by the same mutation.
  return row ? { answer: JSON.parse(row.answer) as Result } : null
}

/** Keeps an answer for a day, in the transaction of the action, and forgets those that are older. */
export async function saveAnswer(tx: Writing, request: RepeatableRequest, answer: unknown): Promise<void> {
  if (!request.input.clientMutationId) return
  await tx.deleteFrom('answered_mutations').where('created_at', '<=', dayBefore(request.now)).execute()
  await tx
    .insertInto('answered_mutations')
    .values({
      user_id: request.userId,
      request_digest: digestOf(request),
      answer: JSON.stringify(answer),
      created_at: request.now,
    })
    .execute()
}
