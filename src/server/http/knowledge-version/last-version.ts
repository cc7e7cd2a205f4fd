import { DatabaseError } from '#server/errors/database-error.ts'
import { inTime } from '#server/storage/in-time.ts'

/** How long a database may take to say its version before it counts as away, in ms. */
const PATIENCE_MS = 1000
/** How long the version known last stands for that of a database that is away, in ms. */
const STALE_MS = 60_000
/** How long a database that is silent is not asked again, in ms. */
const RETRY_AFTER_MS = 500

/** Version of the knowledge. */
export interface LastVersion {
  version: number
  /** Why no database says a version; null where one does. */
  away: DatabaseError | null
  /** Whether the primary does not say it, which may have a later one: it is that of a replica, or the one known last. */
  isStale: boolean
}

/** Options of {@link lastVersion}. */
interface LastVersionOptions {
  /** Reads the highest version of the replicas, which answer while the primary is away. */
  ofReplicas?: () => Promise<number>
  /** A clock in ms. */
  now?: () => number
}

/**
 * A function that asks for the version of the knowledge. While the primary is away, replicas that have the version known
 * last give theirs; without one it is the version known last, for up to a minute.
 * @param ask reads the version from the primary
 */
export function lastVersion(
  ask: () => Promise<number>,
  { ofReplicas, now = () => performance.now() }: LastVersionOptions = {},
): () => Promise<LastVersion> {
  let last: { version: number; at: number } | null = null
  /** The primary is silent: it is not asked again until then, unless it answers after all. */
  let silent: { error: DatabaseError; until: number } | null = null

  async function ofPrimary(): Promise<number> {
    if (silent && now() < silent.until) throw silent.error
    const question = ask()
    let isSilent = true
    const answer = question.then(
      (version) => {
        silent = null
        return version
      },
      (error: unknown) => {
        isSilent = false
        throw error
      },
    )
    try {
      return await inTime(answer, PATIENCE_MS)
    } catch (error) {
      // One that refuses connections says so at once, and when it is back, too.
      if (isSilent && error instanceof DatabaseError) silent = { error, until: now() + RETRY_AFTER_MS }
      answer.catch(() => {})
      throw error
    }
  }
  /** The version of the replicas; null where they lack the version known last. */
  async function replicated(): Promise<number | null> {
    const version = await ofReplicas?.().catch(() => null)
    return version !== undefined && version !== null && version >= (last?.version ?? 0) ? version : null
  }

  return async () => {
    try {
      const version = await ofPrimary()
      last = { version, at: now() }
      return { version, away: null, isStale: false }
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      // One that is busy is there, and has what replicas lack.
      const version = error.isWhole ? await replicated() : null
      if (version !== null) {
        last = { version, at: now() }
        return { version, away: null, isStale: true }
      }
      if (!last || now() - last.at > STALE_MS) throw error
      return { version: last.version, away: error, isStale: true }
    }
  }
}
