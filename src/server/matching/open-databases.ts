import { open } from '#server/storage/database.ts'
import type { Reading, Storage } from '#server/storage/database.ts'

/** Databases that a worker keeps open: the present and the frozen states read last. */
const MOST_OPEN = 3

const databases = new Map<string, Promise<Storage>>()

/** The database at an address, open from its first use on. The tasks of a worker run one after the other. */
export async function readingOf(databaseUrl: string): Promise<Reading> {
  const storage = databases.get(databaseUrl) ?? open(databaseUrl, { migrate: false })
  databases.delete(databaseUrl)
  databases.set(databaseUrl, storage)
  storage.catch(() => databases.delete(databaseUrl))
  const [oldest] = databases
  if (oldest && databases.size > MOST_OPEN) {
    databases.delete(oldest[0])
    await oldest[1].then((former) => former.close()).catch(() => {})
  }
  return (await storage).read
}
