import { importRelease } from '#server/exchange/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { DatabaseTemplate } from '#tests/support/engines.ts'
import { release2024 } from '#tests/support/releases.ts'

/** A database with the public release of August 2024. Use it only where `release2024` is not null. */
export const template2024: DatabaseTemplate = {
  name: 'release_2024',
  prepare: async (url) => {
    if (!release2024) throw new Error('this machine has no copy of the release of August 2024')
    const storage = await open(url)
    try {
      await importRelease(storage, release2024)
    } finally {
      await storage.close()
    }
  },
}
