import { createAdmission } from '#server/concurrency/admission.ts'
import { timer } from '#server/monitoring/held-resources.ts'

/** Longest pause, in ms: the first work of a worker also waits for its start. */
const LONGEST_PAUSE_MS = 100
/** Work that takes longer, in ms, lets the next begin: one that waits for a database holds up no other for long. */
const LONGEST_TURN_MS = 1000

/**
 * Does work of a client when it is its turn; the work is told for how long it has waited, in ms.
 *
 * @param options.signal aborted when the work is no longer wanted: it is turned away unless it has begun
 */
export type Throttle = <Result>(
  work: (waited: number) => Promise<Result>,
  options?: { signal?: AbortSignal },
) => Promise<Result>

/**
 * Throttle per client: one piece of work at a time, then a pause as long as it took, 100 ms at most, so that one client
 * takes half of a worker, and more only with work that takes longer. Other clients do not wait here.
 *
 * @param patience how long work may wait, in ms
 * @param makeError makes the error for work that is turned away
 */
export function createThrottle(patience: number, makeError: () => Error): Throttle {
  const turns = createAdmission(
    { use: 'pages', places: Infinity, placesPerOrigin: 1, waiting: Infinity, patience },
    makeError,
  )
  return async (work, { signal } = {}) => {
    const requestedAt = performance.now()
    using resources = new DisposableStack()
    const turn = resources.use(await turns.enter({ signal }))
    const begun = performance.now()
    using longest = timer('turns of pages', LONGEST_TURN_MS, () => turn[Symbol.dispose]())
    try {
      return await work(begun - requestedAt)
    } finally {
      const pausing = resources.move()
      timer('pauses of pages', Math.min(performance.now() - begun, LONGEST_PAUSE_MS), () => pausing.dispose())
    }
  }
}
