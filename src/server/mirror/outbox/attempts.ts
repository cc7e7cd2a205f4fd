import { z } from 'zod'
import type { Selectable } from 'kysely'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { isConstraintViolation } from '#server/storage/constraint-violation.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

type AttemptRow = Selectable<Tables['upstream_suggestions']>

/** A suggestion that was sent to an upstream, or may have been. */
export interface Attempt {
  id: number
  upstreamId: number
  kind: FlaggableEntity
  recordId: number
  /** Names of the changed fields. */
  fields: string[]
  state: Exclude<AttemptRow['state'], 'REPEATED'>
  /** Who sent it; null: the command line. */
  userId: number | null
  /** ISO 8601. */
  sentAt: string
  /** Ids at the upstream. */
  revisionSetId: number | null
  revisionIds: number[]
  /** Why it was refused, or is uncertain; null for the others. */
  reason: string | null
  /** Page of the record's revisions at the upstream. */
  link: string
}

/** Outcome of an attempt. */
export type Outcome =
  | { state: 'SENT'; revisionSetId: number | null; revisionIds: number[] }
  | { state: 'FAILED' | 'UNCERTAIN'; reason: string }

/** Time after which a suggestion under way is no longer waited for, in ms: longer than any request. */
const LOST_AFTER_MS = 120_000

const LOST = 'The service ended while it was sent.'

const jsonList = <Entry>(entry: z.ZodType<Entry>, text: string): Entry[] =>
  z.array(entry).parse(JSON.parse(text))

function attemptOf(row: AttemptRow & { url: string }, now: number): Attempt | null {
  const { state, sent_at } = row
  if (state === 'REPEATED') return null
  const isLost = state === 'SENDING' && now - Date.parse(sent_at) > LOST_AFTER_MS
  return {
    id: row.id,
    upstreamId: row.upstream_id,
    kind: row.record_type,
    recordId: row.record_id,
    fields: jsonList(z.string(), row.fields),
    state: isLost ? 'UNCERTAIN' : state,
    userId: row.user_id,
    sentAt: sent_at,
    revisionSetId: row.revision_set_id,
    revisionIds: jsonList(z.int(), row.revision_ids),
    reason: isLost ? LOST : row.reason,
    // The address of a former upstream ends with its id.
    link: `${row.url.replace(/#.*$/, '')}/${recordKinds[row.record_type].path}/${row.upstream_record_id}/revisions`,
  }
}

const attemptRows = (db: Reading) =>
  db
    .selectFrom('upstream_suggestions')
    .innerJoin('upstreams', 'upstreams.id', 'upstream_suggestions.upstream_id')
    .selectAll('upstream_suggestions')
    .select('upstreams.url')
    .where('state', '<>', 'REPEATED')
    .orderBy('upstream_suggestions.id', 'desc')

/** Attempts of one list. */
const MOST_LISTED = 100

/** The last suggestions that were sent, the latest first, at most a hundred. */
export async function latestAttempts(db: Reading, now = Date.now()): Promise<Attempt[]> {
  const rows = await attemptRows(db).limit(MOST_LISTED).execute()
  return rows.flatMap((row) => attemptOf(row, now) ?? [])
}

/** The attempts to send what the digests stand for, the latest first. */
export async function attemptsOf(
  db: Reading,
  digests: readonly string[],
  now = Date.now(),
): Promise<Map<string, Attempt[]>> {
  if (digests.length === 0) return new Map()
  const rows = await attemptRows(db).where('digest', 'in', inList(digests)).execute()
  const grouped = Map.groupBy(rows, ({ digest }) => digest)
  return new Map(
    [...grouped].map(([digest, some]) => [digest, some.flatMap((row) => attemptOf(row, now) ?? [])]),
  )
}

/** The attempt with an id. @throws when there is none */
export async function attemptById(db: Reading, id: number): Promise<Attempt> {
  const row = await attemptRows(db).where('upstream_suggestions.id', '=', id).executeTakeFirst()
  const attempt = row && attemptOf(row, Date.now())
  if (!attempt) throw new Error(`there is no attempt ${id}`)
  return attempt
}

/** Suggestion that is about to be sent. */
export interface NewAttempt {
  upstreamId: number
  kind: FlaggableEntity
  recordId: number
  upstreamRecordId: number
  digest: string
  /** Names of the changed fields. */
  fields: readonly string[]
  userId: number | null
}

/**
 * Notes that a suggestion is about to be sent, so that nobody sends the same at the same time, or again.
 * @param repeated an attempt that may have arrived and is known not to have; null: the first one
 * @throws ClientError when it is under way, was sent or may have arrived
 */
export async function startAttempt(
  storage: Pick<Storage, 'writeAside'>,
  attempt: NewAttempt,
  repeated: Attempt | null,
): Promise<number> {
  try {
    return await storage.writeAside(async (tx) => {
      if (repeated)
        await tx
          .updateTable('upstream_suggestions')
          .set({ state: 'REPEATED' })
          .where('id', '=', repeated.id)
          .where('state', 'in', ['SENDING', 'UNCERTAIN'])
          .execute()
      const { id } = await tx
        .insertInto('upstream_suggestions')
        .values({
          upstream_id: attempt.upstreamId,
          record_type: attempt.kind,
          record_id: attempt.recordId,
          upstream_record_id: attempt.upstreamRecordId,
          digest: attempt.digest,
          fields: JSON.stringify(attempt.fields),
          state: 'SENDING',
          user_id: attempt.userId,
          sent_at: new Date().toISOString(),
          revision_set_id: null,
          reason: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  } catch (error) {
    if (!isConstraintViolation(error)) throw error
    throw new ClientError('CONFLICT', 'The same suggestion was sent, or is being sent', { cause: error })
  }
}

/** Notes how an attempt ended. */
export async function endAttempt(
  storage: Pick<Storage, 'writeAside'>,
  id: number,
  outcome: Outcome,
): Promise<void> {
  const columns =
    outcome.state === 'SENT'
      ? {
          state: outcome.state,
          revision_set_id: outcome.revisionSetId,
          revision_ids: JSON.stringify(outcome.revisionIds),
        }
      : { state: outcome.state, reason: outcome.reason.slice(0, 1000) }
  await storage.writeAside(async (tx) => {
    await tx.updateTable('upstream_suggestions').set(columns).where('id', '=', id).execute()
  })
}
