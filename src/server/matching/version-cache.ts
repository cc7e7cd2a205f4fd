import type { Reading } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'

/** Reads a value of a database once for each version of the knowledge. */
export function cachedByVersion<Value>(
  read: (db: Reading) => Promise<Value>,
): (db: Reading) => Promise<Value> {
  const cache = new WeakMap<Reading, { version: number; value: Promise<Value> }>()
  return async (db) => {
    const version = await versionNow(db)
    const cached = cache.get(db)
    if (cached?.version === version) return cached.value
    const value = read(db)
    cache.set(db, { version, value })
    value.catch(() => cache.delete(db))
    return value
  }
}
