import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

/** When the releases were imported: one time, so that two engines hold the same. */
const importedAt = new Date('2026-01-02T03:04:05.006Z')

const templateOf = (name: string, folder: string | null): DatabaseTemplate => ({
  name,
  prepare: async (url) => {
    if (!folder) throw new Error(`this machine has no copy of the release for ${name}`)
    const storage = await open(url)
    try {
      await importRelease(storage, folder, { now: importedAt })
    } finally {
      await storage.close()
    }
  },
})

/** A database with the public release of August 2024. Use it only where `release2024` is not null. */
export const template2024 = templateOf('release_2024', release2024)

/** A database with the public release of February 2021. Use it only where `release2021` is not null. */
export const template2021 = templateOf('release_2021', release2021)
