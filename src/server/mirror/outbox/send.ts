import { z } from 'zod'
import { recordTag } from '#domain/records/tags.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { explainingComment } from '#server/curation/arguments.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { assertEncrypted } from '../client/encrypted-address.ts'
import { sendMutation } from '../client/send-mutation.ts'
import type { Sending } from '../client/send-mutation.ts'
import { attemptById, endAttempt, startAttempt } from './attempts.ts'
import type { Attempt, Outcome } from './attempts.ts'
import { outboxEntry } from './outbox.ts'
import type { OutboxEntry } from './outbox.ts'
import { prepareSuggestion } from './prepare.ts'
import { readNow } from './upstream-reader.ts'

/** Request to send a suggestion to an upstream. */
export interface SendRequest {
  entry: OutboxEntry
  /** The suggestion that was looked at; null: whatever it is now. */
  digest: string | null
  /** The reason, for those who review it there. */
  comment: string
  /** The organization there on whose behalf it is sent; null: none, or the only one. */
  organizationId: number | null
  /** API key of the upstream. */
  key: string
  /** An attempt that may have arrived, and about which somebody has seen that it has not; null: none. */
  repeated: number | null
  /** Who sends it; null: the command line. */
  userId: number | null
}

interface SendServices {
  db: Reading
  storage: Pick<Storage, 'writeAside'>
  /** `User-Agent` of the requests. */
  agent: string
  /** Longest time of the request that sends it, in ms. */
  deadline?: number
}

const payloadShape = z.object({
  results: z.array(z.object({ id: z.int(), revisionSetId: z.int() })),
})

function outcomeOf(sending: Sending): Outcome {
  if (sending.state !== 'ANSWERED') return sending
  const { data } = payloadShape.safeParse(sending.payload)
  const results = data?.results ?? []
  return {
    state: 'SENT',
    revisionSetId: results[0]?.revisionSetId ?? null,
    revisionIds: results.map(({ id }) => id),
  }
}

/** The key as a header can hold it. @throws ClientError for a text that is no key */
function usableKey(text: string): string {
  const key = text.trim()
  if (/^[\x21-\x7e]{1,500}$/.test(key)) return key
  throw new ClientError(
    'BAD_USER_INPUT',
    'This is not an API key: it has no characters, or such as no key has',
  )
}

/** The attempt that may be repeated. @throws ClientError when the same was sent, or may have arrived */
function repeatedAttempt({ attempt, upstream }: OutboxEntry, repeated: number | null): Attempt | null {
  if (attempt === null || attempt.state === 'FAILED') return null
  if (attempt.state === 'SENT')
    throw new ClientError('CONFLICT', `The same was sent to ${upstream.name} already: ${attempt.link}`)
  if (attempt.state === 'UNCERTAIN' && attempt.id === repeated) return attempt
  throw new ClientError(
    'CONFLICT',
    attempt.state === 'SENDING'
      ? 'The same suggestion is being sent'
      : `It may have arrived: look there (${attempt.link}) before sending it again`,
  )
}

/**
 * Sends a suggestion to an upstream, once, with the key of whoever sends it. The key is not stored.
 * @throws ClientError when nothing was sent: it is not as it was looked at, was sent before, or the upstream cannot be
 *   read
 */
export async function sendSuggestion(
  { db, storage, agent, deadline }: SendServices,
  { entry, comment, organizationId, userId, ...request }: SendRequest,
): Promise<Attempt> {
  const { upstream, kind, recordId, digest } = entry
  const key = usableKey(request.key)
  assertEncrypted(upstream.url)
  const reason = explainingComment(comment)
  if (digest === null)
    throw new ClientError('BAD_USER_INPUT', `Nothing of ${recordTag(kind, recordId)} can be suggested`)
  const repeated = repeatedAttempt(entry, request.repeated)
  const prepared = await readNow(upstream, agent, (reader) => prepareSuggestion(db, reader, entry))
  if (request.digest !== null && request.digest !== prepared.digest)
    throw new ClientError(
      'CONFLICT',
      'The record has changed since you looked at the suggestion. Look again.',
    )
  const fields = entry.changes.flatMap(({ field, obstacle }) => (obstacle === null ? [field] : []))
  const { upstreamRecordId } = entry
  const id = await startAttempt(
    storage,
    { upstreamId: upstream.id, kind, recordId, upstreamRecordId, digest, fields, userId },
    repeated,
  )
  const variables = {
    input: {
      ...prepared.input,
      comment: reason,
      ...(organizationId !== null && { organizationId }),
      // A Curia that gets the same again carries it out only once.
      clientMutationId: `curia-${digest}`,
    },
  }
  const target = { url: upstream.url, agent, key, ...(deadline !== undefined && { deadline }) }
  const sending = await sendMutation(target, prepared.mutation, variables)
  await endAttempt(storage, id, outcomeOf(sending))
  return attemptById(db, id)
}

/** The entry of a record in the outbox. @throws ClientError when nothing of it was changed here */
export async function changedEntry(
  db: Reading,
  upstream: OutboxEntry['upstream'],
  record: { kind: OutboxEntry['kind']; id: number },
): Promise<OutboxEntry> {
  const entry = await outboxEntry(db, upstream, record)
  if (entry) return entry
  throw new ClientError(
    'NOT_FOUND',
    `${recordTag(record.kind, record.id)} has no changes that ${upstream.name} does not have`,
  )
}
