// A thread of its own: runs the mirror of an upstream, however long it takes, while the service answers.
import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { ClientError } from '#server/errors/client-error.ts'
import { open } from '#server/storage/database.ts'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { allUpstreams } from '../upstreams.ts'
import { claimRun } from './claim-run.ts'
import type { MirrorErrors } from './mirror-schedule.ts'
import { runMirror } from './run-mirror.ts'

lowerThreadPriority(NICENESS.background)

const { databaseUrl, agent, minutes, upstreamId } = z
  .object({ databaseUrl: z.string(), agent: z.string(), minutes: z.number(), upstreamId: z.number() })
  .parse(workerData)

const storage = await open(databaseUrl, { migrate: false, unlimited: true })
const errors: MirrorErrors = { name: null, stopped: null, failed: null }
try {
  const upstream = (await allUpstreams(storage.read)).find(({ id }) => id === upstreamId)
  errors.name = upstream?.name ?? null
  const claim = upstream && (await claimRun(storage, upstream, minutes))
  if (claim) await runMirror(storage, upstream, { agent, sweep: claim.sweep })
} catch (error) {
  if (error instanceof ClientError) errors.stopped = error.message
  else errors.failed = inspect(error)
} finally {
  await storage.close()
}
parentPort?.postMessage(errors, [])
