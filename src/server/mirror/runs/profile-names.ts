import { nameProfiles, staleNames } from '#server/knowledge/derived.ts'
import { reindexSearch } from '#server/knowledge/search/reindex.ts'
import type { Storage } from '#server/storage/database.ts'

/** Molecular profiles of one statement. */
const PROFILES_AT_ONCE = 500

/**
 * Gives molecular profiles the names that follow from their variants, where they have others: versions of Curia before
 * named no complex profiles that came from an upstream.
 */
export async function repairProfileNames(storage: Storage): Promise<void> {
  for (let after = 0; ;) {
    const profiles = await storage.read
      .selectFrom('molecular_profiles')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PROFILES_AT_ONCE)
      .execute()
    const ids = profiles.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    const stale = [...(await staleNames(storage.read, ids)).keys()]
    if (stale.length === 0) continue
    await storage.write(async (tx) => {
      await nameProfiles(tx, stale)
      await reindexSearch(tx, 'MOLECULAR_PROFILE', stale)
    })
  }
}
