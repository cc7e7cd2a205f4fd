// A thread of its own: migrates states of an earlier version of Curia forward, however long it takes, while the service answers.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { migrateStates } from './migrate-states.ts'
import type { StateMigrationResult } from './state-migrations.ts'

lowerThreadPriority(NICENESS.background)

const { folder } = z.object({ folder: z.string() }).parse(workerData)
const { migrated, errors } = await migrateStates(folder)
const result: StateMigrationResult = { migrated: migrated.map(({ name }) => name), errors }
parentPort?.postMessage(result, [])
