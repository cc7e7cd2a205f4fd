// A thread of its own: brings states of an earlier version of Curia forward, however long it takes, while the service answers.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { bringAllForward } from './bring-forward.ts'
import type { BringingResult } from './bringing-forward.ts'

const { folder } = z.object({ folder: z.string() }).parse(workerData)
const { brought, problems } = await bringAllForward(folder)
const result: BringingResult = { brought: brought.map(({ name }) => name), problems }
parentPort?.postMessage(result, [])
