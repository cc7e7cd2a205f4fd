import { DatabaseError, DatabaseUnavailable } from '#server/storage/database-error.ts'

/** How long a database may take to say its version before it counts as away, in ms. */
const PATIENCE_MS = 1000
/** How long the version known last stands for that of a database that is away, in ms. */
const STALE_MS = 60_000
/** How long a database that is away is not asked again, in ms. */
const RETRY_AFTER_MS = 500

/** Version of the knowledge. `away`: why the database did not say it itself. */
export interface LastVersion {
  version: number
  away: DatabaseError | null
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable()), PATIENCE_MS)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * A function that asks for the version of the knowledge. While the database is away it gives the one known last, for
 * up to a minute.
 * @param ask reads the version from the database
 */
export function lastVersion(
  ask: () => Promise<number>,
  now = () => performance.now(),
): () => Promise<LastVersion> {
  let last: { version: number; at: number } | null = null
  let away: { error: DatabaseError; until: number } | null = null

  return async () => {
    try {
      if (away && now() < away.until) throw away.error
      const version = await inTime(ask())
      last = { version, at: now() }
      away = null
      return { version, away: null }
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      if (!away || now() >= away.until) away = { error, until: now() + RETRY_AFTER_MS }
      if (!last || now() - last.at > STALE_MS) throw error
      return { version: last.version, away: error }
    }
  }
}
