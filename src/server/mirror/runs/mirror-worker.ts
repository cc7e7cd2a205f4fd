// A thread of its own: runs the mirrors of all upstreams, however long they take, while the service answers.
import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { ClientError } from '#server/client-error.ts'
import { open } from '#server/storage/database.ts'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { allUpstreams } from '../upstreams.ts'
import { claimRun } from './claim-run.ts'
import type { MirrorErrors } from './mirror-schedule.ts'
import { runMirror } from './run-mirror.ts'

lowerThreadPriority(NICENESS.background)

const { databaseUrl, agent, minutes } = z
  .object({ databaseUrl: z.string(), agent: z.string(), minutes: z.number() })
  .parse(workerData)

const storage = await open(databaseUrl, { migrate: false, unlimited: true })
const errors: MirrorErrors = { stopped: {}, failed: {} }
try {
  for (const upstream of await allUpstreams(storage.read)) {
    try {
      const claim = await claimRun(storage, upstream, minutes)
      if (claim !== null) await runMirror(storage, upstream, { agent, sweep: claim.sweep })
    } catch (error) {
      if (error instanceof ClientError) errors.stopped[upstream.name] = error.message
      else errors.failed[upstream.name] = inspect(error)
    }
  }
} finally {
  await storage.close()
}
parentPort?.postMessage(errors, [])
