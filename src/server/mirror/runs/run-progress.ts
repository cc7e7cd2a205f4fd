import { ClientError } from '#server/errors/client-error.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import type { Upstream } from '../upstreams.ts'

/** Time after which a run that read nothing any more has ended with its process, in ms: longer than any pause. */
const LONGEST_SILENCE_MS = 1_800_000

/** Checks whether a run of an upstream is under way. */
export const isRunning = (
  { run_started_at, run_seen_at }: Pick<Upstream, 'run_started_at' | 'run_seen_at'>,
  now = Date.now(),
): boolean => run_started_at !== null && now - Date.parse(run_seen_at ?? run_started_at) < LONGEST_SILENCE_MS

/** Notes that a run begins. Gives the time, ISO 8601. */
export async function beginRun(storage: Storage, upstreamId: number): Promise<string> {
  const now = new Date().toISOString()
  await storage.writeAside((tx) =>
    tx
      .updateTable('upstreams')
      .set({
        run_started_at: now,
        run_seen_at: now,
        run_requests: 0,
        run_read: 0,
        run_written: 0,
        requested_run: null,
      })
      .where('id', '=', upstreamId)
      .execute(),
  )
  return now
}

/**
 * Checks that no other run has begun since: it may have read a record later than this one.
 * @throws ClientError when one has
 */
export async function assertLatestRun(
  tx: Reading,
  { upstreamId, begun }: { upstreamId: number; begun: string },
): Promise<void> {
  const { run_started_at } = await tx
    .selectFrom('upstreams')
    .select('run_started_at')
    .where('id', '=', upstreamId)
    .executeTakeFirstOrThrow()
  if (run_started_at !== begun)
    throw new ClientError('CONFLICT', 'Another run of this mirror has begun, so this one ended')
}

/**
 * Notes how far a run has come.
 * @throws ClientError when an administrator has paused or removed the upstream meanwhile
 */
export async function noteProgress(
  storage: Storage,
  upstreamId: number,
  { requests, read, written }: { requests: number; read: number; written: number },
): Promise<void> {
  const { name, paused_at, removed_at } = await storage.writeAside((tx) =>
    tx
      .updateTable('upstreams')
      .set({
        run_seen_at: new Date().toISOString(),
        run_requests: requests,
        run_read: read,
        run_written: written,
      })
      .where('id', '=', upstreamId)
      .returning(['name', 'paused_at', 'removed_at'])
      .executeTakeFirstOrThrow(),
  )
  if (removed_at !== null) throw new ClientError('CONFLICT', 'The upstream was removed')
  if (paused_at !== null)
    throw new ClientError('CONFLICT', `${name} was paused; what was read until then is merged`)
}
