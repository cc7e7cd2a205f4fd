import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { parseDatabaseUrl } from './database.ts'

/** Longer than this nobody waits to be counted, in ms. */
const PATIENCE_MS = 1000

/** How much is allowed in how long. */
export interface Allowance {
  points: number
  seconds: number
}

/** Where requests are counted: in this process, or in the database for all instances on it. */
export interface RequestCounters {
  /** False: each instance counts for itself. */
  shared: boolean
  counter(name: string, allowance: Allowance): RateLimiterAbstract
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
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: target,
    max: 4,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  // A connection that the server closes is replaced at the next use.
  pool.on('error', () => {})
  return {
    shared: true,
    counter: (name, { points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'request_counts',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        // Who is over the limit is refused without asking the database again until the window ends.
        inMemoryBlockOnConsumed: points + 1,
      }),
    close: () => pool.end(),
  }
}
