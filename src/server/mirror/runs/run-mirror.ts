import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError } from '#server/errors/client-error.ts'
import type { Storage } from '#server/storage/database.ts'
import { requestBudget } from '../client/budget.ts'
import { UpstreamFailure, upstreamClient } from '../client/upstream-client.ts'
import type { Pause } from '../client/waits.ts'
import { assertOtherInstallation } from '../installation.ts'
import { INTROSPECTION, readSchema } from '../interface/introspection.ts'
import { upstreamInterface } from '../interface/upstream-interface.ts'
import { ALLOWED_REQUESTS, sweepTime } from '../upstreams.ts'
import type { Upstream } from '../upstreams.ts'
import { mostGone } from './deletions.ts'
import { followChanges, startChanges } from './follow-changes.ts'
import { follow, startFollowing } from './follow.ts'
import { mergeLocalEdits } from './local-edits.ts'
import type { MirrorRun, RunCounts } from './mirror-run.ts'
import { beginRun } from './run-progress.ts'
import { retrySetAside } from './retry-set-aside.ts'
import type { OnProgress } from './sweep-length.ts'
import { startSweep, sweep, sweepPosition } from './sweep.ts'

/** Waits of which it is said that they are, in ms. */
const LONG_WAIT_MS = 10_000

export interface RunOptions {
  /** `User-Agent` of the requests. */
  agent: string
  signal?: AbortSignal
  /** Reads all pages, also where the last time was not long ago. */
  sweep?: boolean
  /** Withdraws however many records the upstream no longer has. */
  withdraw?: boolean
  /** Longest time of a request, in ms. */
  deadline?: number
  /** Waits; a test need not. */
  pause?: Pause
  /** Hears what the run is doing. */
  onProgress?: OnProgress
}

/** Result of a run. */
export interface RunReport extends RunCounts {
  upstream: string
  requests: number
  /** Whether all pages were read. */
  swept: boolean
  /** Fields that the interface lacks, such as `Source.pmcId`. */
  missingFields: readonly string[]
}

/** Follows what the upstream tells of its changes; false: that cannot be read, or begins now, so that all pages must be. */
async function followUpstream(run: MirrorRun, upstream: Upstream): Promise<boolean> {
  const { followed_until: until, followed_version: version } = upstream
  try {
    if (run.reader.schema.hasChanges) {
      if (version !== null) await followChanges(run, version, upstream.followed_at)
      else await startChanges(run)
      return version !== null
    }
    if (until !== null) await follow(run, until)
    else await startFollowing(run)
    return until !== null
  } catch (error) {
    if (!(error instanceof UpstreamFailure && error.isAnswer)) throw error
    // The version is of a database that the upstream no longer has.
    if (version !== null && run.reader.schema.hasChanges) await startChanges(run)
    return false
  }
}

/** Where an interrupted sweep continues, which following may have reset. */
async function storedPosition({ read }: Storage, upstreamId: number): Promise<string | null> {
  const { sweep_position } = await read
    .selectFrom('upstreams')
    .select('sweep_position')
    .where('id', '=', upstreamId)
    .executeTakeFirstOrThrow()
  return sweep_position
}

async function runWith(
  storage: Storage,
  upstream: Upstream,
  client: ReturnType<typeof upstreamClient>,
  { pause, ...options }: RunOptions & { pause: Pause },
  { counts, begun }: { counts: RunCounts; begun: string },
): Promise<Pick<RunReport, 'swept' | 'missingFields'>> {
  const now = () => Date.now()
  const swift = requestBudget({ limit: ALLOWED_REQUESTS, pause, now })
  const slow = requestBudget({ limit: upstream.budget, pause, now })
  const described = readSchema(await client.query(INTROSPECTION, {}, swift))
  if (!described) throw new UpstreamFailure('a schema that cannot be read', { isAnswer: true })
  const schema = upstreamInterface(described)
  if (schema.hasChanges) await assertOtherInstallation(storage.read, upstream, { client, budget: swift })
  const run: MirrorRun = {
    storage,
    upstreamId: upstream.id,
    reader: { client, schema, budget: swift },
    sweep: upstream.sweep,
    counts,
    begun,
    onProgress: options.onProgress,
    mostGone:
      options.withdraw === true ? Number.POSITIVE_INFINITY : await mostGone(storage.read, upstream.id),
  }
  await storage.writeAside(async (tx) => {
    await tx
      .updateTable('upstreams')
      .set({ missing_fields: JSON.stringify(schema.missing) })
      .where('id', '=', upstream.id)
      .execute()
  })
  const isFollowed = await followUpstream(run, upstream)
  const swept = !isFollowed || options.sweep === true || Date.now() >= sweepTime(upstream)
  if (swept) {
    const position = sweepPosition(await storedPosition(storage, upstream.id))
    const number = position === null ? await startSweep(run) : upstream.sweep
    run.sweep = number
    await sweep({ ...run, reader: { ...run.reader, budget: slow } }, position)
  }
  if (!swept) await retrySetAside(run)
  await mergeLocalEdits(run)
  return { swept, missingFields: schema.missing }
}

/**
 * Follows the changes of an upstream and, once a day or on request, reads all its pages; merges what is new.
 * @throws ClientError with a sentence when the upstream does not respond or cannot be followed; what was merged before stays
 */
export async function runMirror(
  storage: Storage,
  upstream: Upstream,
  options: RunOptions,
): Promise<RunReport> {
  const { signal = new AbortController().signal, agent, deadline } = options
  const { pause: wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }), onProgress } =
    options
  const pause: Pause = (ms, signal) => {
    if (ms >= LONG_WAIT_MS) onProgress?.({ step: 'WAIT', ms })
    return wait(ms, signal)
  }
  const client = upstreamClient({
    url: upstream.url,
    agent,
    signal,
    pause,
    ...(deadline !== undefined && { deadline }),
  })
  const counts: RunCounts = { read: 0, written: 0, setAside: 0, gone: 0 }
  const begun = await beginRun(storage, upstream.id)
  const finish = (error: string | null) =>
    storage.writeAside(async (tx) => {
      await tx
        .updateTable('upstreams')
        .set({
          run_at: begun,
          run_requests: client.requests(),
          run_error: error,
          run_started_at: null,
          ...(error === null && { succeeded_at: new Date().toISOString() }),
        })
        .where('id', '=', upstream.id)
        // Unless another run has begun.
        .where('run_started_at', '=', begun)
        .execute()
    })
  try {
    const done = await runWith(storage, upstream, client, { ...options, pause }, { counts, begun })
    await finish(null)
    return { upstream: upstream.name, requests: client.requests(), ...counts, ...done }
  } catch (error) {
    const sentence =
      error instanceof UpstreamFailure
        ? `${upstream.name} (${upstream.url}) could not be read: ${error.message}`
        : error instanceof ClientError
          ? error.message
          : null
    await finish(sentence ?? 'The run ended with an error of this service').catch(() => {})
    if (sentence === null) throw error
    throw new ClientError('SERVICE_UNAVAILABLE', sentence, { cause: error })
  }
}
