// A thread of its own: makes the nightly release and the state of the night, however long it takes, while the service answers.
import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { CurationMethod } from '#server/config/curation-method.ts'
import { noGenome, readyGenome } from '#server/gks/reference/reference-genome.ts'
import { open } from '#server/storage/database.ts'
import { lowerThreadPriority, NICENESS } from '#server/workers/priority.ts'
import { storeNight } from './store-night.ts'

lowerThreadPriority(NICENESS.background)

const { databaseUrl, dataFolder, ...night } = z
  .object({
    databaseUrl: z.string(),
    downloads: z.string(),
    states: z.string(),
    nightlyStates: z.number(),
    site: z.string(),
    referenceFasta: z.string().nullable(),
    dataFolder: z.string().optional(),
    gks: z.object({ namespace: z.string(), curationMethod: CurationMethod }).optional(),
  })
  .parse(workerData)

// The service has said why, where there are none.
const genome =
  dataFolder === undefined ? noGenome : await readyGenome(night.referenceFasta, dataFolder, () => {})
const storage = await open(databaseUrl, { migrate: false, unlimited: true })
try {
  await storeNight(storage, { ...night, genome })
} finally {
  await genome.close()
  await storage.close()
}
