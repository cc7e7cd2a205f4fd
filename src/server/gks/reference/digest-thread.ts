// A thread of its own: reads a whole genome and hashes its chromosomes while the service answers.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { lowerThreadPriority } from '#server/workers/priority.ts'
import { sequenceDigests } from './sequence-digests.ts'

/** Below the thread that answers everybody. */
const NICENESS = 10
lowerThreadPriority(NICENESS)

const { file, chromosomes } = z
  .object({ file: z.string(), chromosomes: z.array(z.string()) })
  .parse(workerData)

parentPort?.postMessage(await sequenceDigests(file, chromosomes), [])
