import type { Pause } from './waits.ts'

/** Length of the window in which requests are counted, in ms: that of the public service. */
const WINDOW_MS = 300_000

/** Counts requests and has the next one wait when those of the window are used up. */
export interface Budget {
  /** Requests in five minutes. */
  limit: number
  /** Counts a request; waits for the next window first where none is left. */
  take(signal: AbortSignal): Promise<void>
}

interface BudgetOptions {
  /** Requests in five minutes. */
  limit: number
  pause: Pause
  now: () => number
}

/** A budget of requests in fixed windows of five minutes, the first of which begins with the first request. */
export function requestBudget({ limit, pause, now }: BudgetOptions): Budget {
  let begun = Number.NEGATIVE_INFINITY
  let used = 0
  return {
    limit,
    async take(signal) {
      if (now() - begun >= WINDOW_MS) {
        begun = now()
        used = 0
      }
      if (used >= limit) {
        await pause(Math.max(begun + WINDOW_MS - now(), 0), signal)
        begun = now()
        used = 0
      }
      used += 1
    },
  }
}
