// A thread of its own: makes the nightly backup, however long it takes, while the service answers.
import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { dayOfNewestBackup } from './backup-files.ts'
import { createBackup } from './create-backup.ts'

lowerThreadPriority(NICENESS.background)

const options = z
  .object({ databaseUrl: z.string(), states: z.string(), folder: z.string(), keep: z.number() })
  .parse(workerData)
const today = new Date().toISOString().slice(0, 10)
// One a night, however many services use the database and how often they start.
if ((await dayOfNewestBackup(options.folder, parseDatabaseUrl(options.databaseUrl))) !== today)
  await createBackup(options)
