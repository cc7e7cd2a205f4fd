// A thread of its own: reads a whole genome and hashes its chromosomes while the service answers.
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { sequenceDigests } from './sequence-digests.ts'

lowerThreadPriority(NICENESS.background)

const { file, chromosomes } = z
  .object({ file: z.string(), chromosomes: z.array(z.string()) })
  .parse(workerData)

parentPort?.postMessage(await sequenceDigests(file, chromosomes), [])
