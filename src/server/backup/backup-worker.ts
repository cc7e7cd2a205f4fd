// A thread of its own: makes the nightly backup, however long it takes, while the service answers.
import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { lowerThreadPriority } from '#server/workers/priority.ts'
import { createBackup } from './create-backup.ts'

/** Below the thread that answers everybody. */
const NICENESS = 10
lowerThreadPriority(NICENESS)

await createBackup(
  z
    .object({ databaseUrl: z.string(), states: z.string(), folder: z.string(), keep: z.number() })
    .parse(workerData),
)
