import { createAdmission } from '#server/concurrency/admission.ts'
import type { Admission, Entrant, Place } from '#server/concurrency/admission.ts'
import { watchQueue } from '#server/monitoring/queues.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Caller } from './limits.ts'

/**
 * Estimated cost from which on an operation is heavy. Pages of the app and tables of a hundred rows stay well below; what
 * is above can hold some 100 MB while it is executed.
 */
const HEAVY_COST = 100_000

/** Heavy operations that are executed at once, and that wait to be, for each kind of caller; one address may have half. */
const LIMITS = { use: 'costly operations', places: 1, waiting: 100, waitingPerOrigin: 50, patience: 20_000 }

const busy = () =>
  new ClientError('BUSY', 'Too many costly operations were requested at once: try again in a few seconds', {
    retryAfter: 5,
  })

const admissions: Record<Caller, Admission> = {
  anonymous: createAdmission(LIMITS, busy),
  signedIn: createAdmission(LIMITS, busy),
}
watchQueue('costly operations without an account', admissions.anonymous.length)
watchQueue('costly operations of users', admissions.signedIn.length)

/**
 * Waits until a heavy operation may be executed, so that few hold memory at once; others go on without a place.
 * @param cost as it is estimated
 * @param entrant the address of the client, and when it has left
 * @throws ClientError 503 when too many wait, or no place became free in time
 */
export const admitHeavy = async (
  cost: number,
  caller: Caller,
  entrant: Entrant = {},
): Promise<Place | null> => (cost < HEAVY_COST ? null : admissions[caller].enter(entrant))
