import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { memoryCounters } from '#server/storage/request-counters.ts'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import type { Allowance, RequestCounter } from '#server/storage/shared-counter.ts'

/** Shorter than this an unreachable counter is not named again in the log, in ms. */
const LOG_EVERY_MS = 60_000

/** How long a counter that did not answer is left alone, in ms. */
const RETRY_AFTER_MS = 5000

/** Outcome of one request that was counted. */
export interface RateLimitResult {
  allowed: boolean
  /** How many more are allowed in this window. */
  remaining: number
  /** Seconds until the window ends, at least 1. */
  resetSeconds: number
}

/** Rate limit: a number of requests allowed for each key in a window that begins with the first. */
export interface Limit {
  name: string
  allowance: Allowance
  count(key: string): Promise<RateLimitResult>
  /** Begins the key's window anew. */
  forget(key: string): Promise<void>
}

/** Counts with the shared counter, and in memory, saying so in the log, while that cannot be reached. */
export function createLimit(
  name: string,
  allowance: Allowance,
  counters: RequestCounters,
  log: FastifyBaseLogger,
): Limit {
  const shared = counters.counter(name, allowance)
  const own = counters.shared ? memoryCounters().counter(name, allowance) : shared
  let loggedAt = Number.NEGATIVE_INFINITY
  let awayUntil = 0

  const present = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): RateLimitResult => ({
    allowed,
    remaining: remainingPoints,
    // A clock that goes back makes no window longer.
    resetSeconds: Math.min(allowance.seconds, Math.max(1, Math.ceil(msBeforeNext / 1000))),
  })
  function report(error: unknown) {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return
    loggedAt = performance.now()
    log.warn(
      { err: error },
      'the shared counter of requests does not answer: this instance counts for itself',
    )
  }
  const consume = (counter: RequestCounter, key: string): Promise<RateLimitResult> =>
    counter.consume(key).then(
      (result) => present(true, result),
      (error: unknown) => {
        if (error instanceof RateLimiterRes) return present(false, error)
        if (counter === own) throw error
        awayUntil = performance.now() + RETRY_AFTER_MS
        report(error)
        return consume(own, key)
      },
    )

  return {
    name,
    allowance,
    // While it is away nobody waits for it.
    count: (key) => consume(performance.now() < awayUntil ? own : shared, key),
    async forget(key) {
      await shared.delete(key).catch(report)
      if (own !== shared) await own.delete(key)
    },
  }
}
