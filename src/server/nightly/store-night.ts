import { writeInto } from '#server/files/folder-error.ts'
import { freezeNight } from '#server/states/automatic-states.ts'
import type { Storage } from '#server/storage/database.ts'
import { releaseNameOf } from '#server/import/release/dates.ts'
import { storeRelease } from '#server/export/store-release.ts'
import type { StoreReleaseOptions } from '#server/export/store-release.ts'
import type { WrittenFile } from '#server/export/write-release.ts'

export interface NightOptions extends StoreReleaseOptions {
  /** Folder of the releases to download. */
  downloads: string
  /** Folder of the frozen states. */
  states: string
  /** Nights whose states stay. */
  nightlyStates: number
}

/** Makes the release of the night and freezes its knowledge; on the first of a month both under that day's name, too. */
export async function storeNight(storage: Storage, options: NightOptions): Promise<WrittenFile[]> {
  const { downloads, states, nightlyStates, ...release } = options
  const now = options.now ?? new Date()
  const files = await writeInto(downloads, () => storeRelease(storage, downloads, { ...release, now }))
  const day = now.toISOString().slice(0, 10)
  const monthly = day.endsWith('-01') ? releaseNameOf(day) : null
  await freezeNight(storage, states, { now, nights: nightlyStates, monthly })
  return files
}
