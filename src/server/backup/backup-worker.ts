// A thread of its own: makes the nightly backup, however long it takes, while the service answers.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { createDailyBackup } from './create-backup.ts'

lowerThreadPriority(NICENESS.background)

const options = z
  .object({ databaseUrl: z.string(), states: z.string(), folder: z.string(), keep: z.number() })
  .parse(workerData)
// One a night, however many services use the database and how often they start.
parentPort?.postMessage(await createDailyBackup(options), [])
