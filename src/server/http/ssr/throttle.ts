import { createAdmission } from '#server/admission.ts'
import type { AdmissionLimits } from '#server/admission.ts'

/** Longest pause, in ms: the first work of a worker also waits for its start. */
const LONGEST_PAUSE_MS = 100

/** Does work of a client when it is its turn. */
export type Throttle = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Throttle per client: one piece of work at a time, then a pause as long as it took, 100 ms at most, so that one client
 * takes half of a worker, and more only with work that takes longer. Other clients do not wait here.
 *
 * @param limits how many may wait, and for how long
 * @param makeError makes the error for those who are turned away
 */
export function createThrottle(
  limits: Pick<AdmissionLimits, 'waiting' | 'waitingPerOrigin' | 'patience'>,
  makeError: () => Error,
): Throttle {
  const turns = createAdmission({ ...limits, places: Infinity, placesPerOrigin: 1 }, makeError)
  return async (work) => {
    const turn = await turns.enter()
    const begun = performance.now()
    try {
      return await work()
    } finally {
      setTimeout(turn.leave, Math.min(performance.now() - begun, LONGEST_PAUSE_MS)).unref()
    }
  }
}
