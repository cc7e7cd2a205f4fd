import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { open } from '#server/storage/database.ts'
import type { Reading, Storage } from '#server/storage/database.ts'

/** Frozen states that a worker keeps open beside the present: those read last. */
const MOST_STATES = 2

const databases = new Map<string, Promise<Storage>>()

/** Closes the state read longest ago where there are too many. The present stays, with what was made of it. */
async function closeOldestState(): Promise<void> {
  const states = [...databases].filter(([url]) => parseDatabaseUrl(url).isFrozen)
  const [oldest] = states
  if (!oldest || states.length <= MOST_STATES) return
  const [url, storage] = oldest
  databases.delete(url)
  await storage.then((former) => former.close()).catch(() => {})
}

/** The database at an address, open from its first use on. The tasks of a worker run one after the other. */
export async function readingOf(databaseUrl: string): Promise<Reading> {
  const storage = databases.get(databaseUrl) ?? open(databaseUrl, { migrate: false })
  databases.delete(databaseUrl)
  databases.set(databaseUrl, storage)
  storage.catch(() => databases.delete(databaseUrl))
  await closeOldestState()
  return (await storage).read
}
