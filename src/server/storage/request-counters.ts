import { RateLimiterMemory } from 'rate-limiter-flexible'
import { watchPool } from '#server/monitoring/database-pools.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { poolLimits } from './postgres/postgres-limits.ts'
import { sharedCounter } from './shared-counter.ts'
import type { Allowance, RequestCounter } from './shared-counter.ts'

/** Counts of windows that ended this long ago are removed, so often; both in ms. */
const REMOVED_AFTER_MS = 3_600_000
const REMOVE_EVERY_MS = 300_000

/** Where requests are counted: in this process, or in the database for all instances on it. */
export interface RequestCounters {
  /** False: each instance counts for itself. */
  shared: boolean
  counter(name: string, allowance: Allowance): RequestCounter
  close(): Promise<void>
}

const inMemory: RequestCounters['counter'] = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })

/** Counters of this process alone. */
export const memoryCounters = (): RequestCounters => ({
  shared: false,
  counter: inMemory,
  close: async () => {},
})

/**
 * Counters for the service on the database at `url`: PostgreSQL counts for all instances together, through
 * connections of its own, so that slow queries do not hold up counting; SQLite has one instance, which counts in
 * memory.
 */
export async function requestCounters(url: string): Promise<RequestCounters> {
  const { engine, target } = parseDatabaseUrl(url)
  if (engine === 'sqlite') return memoryCounters()
  const { createPool } = await import('./postgres/connection-pool.ts')
  const pool = createPool(target, poolLimits.count, {
    query_timeout: poolLimits.count.statement,
    // A count that a crash of the server forgets harms nobody.
    options: '-c synchronous_commit=off',
  })
  const unwatch = watchPool('count', () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  const sweep = setInterval(() => {
    const old = Date.now() - REMOVED_AFTER_MS
    pool.query('delete from request_counts where expire < $1', [old]).catch(() => {
      // Another time.
    })
  }, REMOVE_EVERY_MS).unref()
  return {
    shared: true,
    counter: (name, allowance) => sharedCounter(pool, name, allowance),
    async close() {
      clearInterval(sweep)
      unwatch()
      await pool.end()
    },
  }
}
