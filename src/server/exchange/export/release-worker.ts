// A thread of its own: makes the nightly release, however long it takes, while the service answers.
import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { open } from '#server/storage/database.ts'
import { storeRelease } from './store-release.ts'

const { databaseUrl, downloads, site, referenceFasta } = z
  .object({
    databaseUrl: z.string(),
    downloads: z.string(),
    site: z.string(),
    referenceFasta: z.string().nullable(),
  })
  .parse(workerData)

const storage = await open(databaseUrl, { migrate: false, unlimited: true })
try {
  await storeRelease(storage, downloads, { site, referenceFasta })
} finally {
  await storage.close()
}
