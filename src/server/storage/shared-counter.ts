import type { Pool } from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'

/** Number of requests allowed, and the time in which they are. */
export interface Allowance {
  points: number
  seconds: number
}

/** Counts the requests of each key in windows that begin with the first. */
export interface RequestCounter {
  /** Counts one. @throws RateLimiterRes when it is beyond the allowance */
  consume(key: string): Promise<RateLimiterRes>
  /** Begins the key's window anew. */
  delete(key: string): Promise<boolean>
}

interface Waiter {
  resolve(result: RateLimiterRes): void
  reject(reason: unknown): void
}

/** Keys that are known to be over their limit; beyond so many all are asked of the database again. */
const MOST_EXHAUSTED = 10_000

/**
 * One atomic statement, by the clock of the database, which all instances share. A window that would end later than
 * it can, with what a statement may have waited, was begun before that clock went back: it begins anew.
 */
const COUNT = `
  with present as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms)
  insert into request_counts as counts (key, points, expire) select $1, $2::integer, ms + $3::bigint from present
  on conflict (key) do update set
    points = case when counts.expire between excluded.expire - $3::bigint + 1 and excluded.expire + 5000
      then counts.points + excluded.points else excluded.points end,
    expire = case when counts.expire between excluded.expire - $3::bigint + 1 and excluded.expire + 5000
      then counts.expire else excluded.expire end
  returning points, expire - (select ms from present) as left_ms`

/**
 * A counter in a PostgreSQL database. Requests of one key that come while another is being counted are counted
 * together by the next statement, so that a burst waits for no row.
 */
export function sharedCounter(pool: Pool, name: string, { points, seconds }: Allowance): RequestCounter {
  const waiting = new Map<string, Waiter[]>()
  const counting = new Set<string>()
  /** When the windows of keys that are over their limit end. */
  const exhausted = new Map<string, number>()

  const exceeded = (leftMs: number, consumed: number) => new RateLimiterRes(0, leftMs, consumed, false)

  function resolveWaiter({ resolve, reject }: Waiter, consumed: number, leftMs: number) {
    if (consumed > points) reject(exceeded(leftMs, consumed))
    else resolve(new RateLimiterRes(points - consumed, leftMs, consumed, consumed === 1))
  }

  async function countWaiting(key: string): Promise<void> {
    const together = waiting.get(key) ?? []
    waiting.delete(key)
    try {
      const { rows } = await pool.query<{ points: number; left_ms: number }>({
        name: 'count-requests',
        text: COUNT,
        values: [`${name}:${key}`, together.length, seconds * 1000],
      })
      const [row] = rows
      if (!row) throw new Error('the count of requests was not told')
      const leftMs = Number(row.left_ms)
      if (row.points > points) {
        if (exhausted.size >= MOST_EXHAUSTED) exhausted.clear()
        exhausted.set(key, performance.now() + leftMs)
      }
      const before = row.points - together.length
      for (const [position, waiter] of together.entries())
        resolveWaiter(waiter, before + position + 1, leftMs)
    } catch (error) {
      for (const { reject } of together) reject(error)
    }
    if (waiting.has(key)) void countWaiting(key)
    else counting.delete(key)
  }

  return {
    consume(key) {
      const leftMs = (exhausted.get(key) ?? 0) - performance.now()
      if (leftMs > 0) return Promise.reject(exceeded(leftMs, points + 1))
      exhausted.delete(key)
      return new Promise((resolve, reject) => {
        waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }])
        if (counting.has(key)) return
        counting.add(key)
        // Those who come within this turn are counted by the same statement.
        setImmediate(() => void countWaiting(key))
      })
    },
    async delete(key) {
      exhausted.delete(key)
      const { rowCount } = await pool.query('delete from request_counts where key = $1', [`${name}:${key}`])
      return (rowCount ?? 0) > 0
    },
  }
}
