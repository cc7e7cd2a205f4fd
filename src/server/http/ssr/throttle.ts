import { createAdmission } from '#server/admission.ts'
import type { AdmissionLimits } from '#server/admission.ts'

/** A pause is no longer, in ms, as after work that had to wait for its worker to start. */
const LONGEST_PAUSE_MS = 100

/** Does work of a client when it is its turn. */
export type Throttle = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Does one thing of a client at a time, then pauses for as long as it took, 100 ms at most: whoever shares a worker with the busiest
 * client finds it free half of the time. Others are not kept waiting here.
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
