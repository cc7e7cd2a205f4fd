import { createAdmission } from '#server/admission.ts'
import type { Entrant } from '#server/admission.ts'

/** Requests that may wait at once, and those of one address. */
const PLACES = { places: 200, placesPerOrigin: 4, waiting: 0, patience: 0 }
/** How often the database is asked for changes while anybody waits, in ms: services beside this one write, too. */
const POLL_MS = 500

/** Long polling for changes of the knowledge: one look at the database serves all who wait. */
export interface ChangeWait {
  /**
   * Waits until there are changes after a version of the knowledge, the time is over, the client has left or the
   * service stops.
   * @throws what `makeError` makes, when too many wait
   */
  until(since: number, milliseconds: number, entrant: Entrant): Promise<void>
  /** Lets go of all who wait, now and later. */
  stop(): void
}

interface Waiter {
  since: number
  wake(): void
}

/**
 * @param newest version of the newest change
 * @param makeError makes the error for those who find no place
 */
export function createChangeWait(newest: () => Promise<number>, makeError: () => Error): ChangeWait {
  const admission = createAdmission(PLACES, makeError)
  const waiters = new Set<Waiter>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function poll(): Promise<void> {
    // A database that is away for a moment may come back while they wait.
    const version = await newest().catch(() => 0)
    for (const { since, wake } of waiters) if (version > since) wake()
    timer = waiters.size > 0 && !isStopped ? setTimeout(() => void poll(), POLL_MS) : undefined
  }

  return {
    async until(since, milliseconds, { origin, signal }) {
      const place = await admission.enter({ origin, signal })
      try {
        if (isStopped || (await newest()) > since) return
        await new Promise<void>((resolve) => {
          const waiter: Waiter = {
            since,
            wake() {
              clearTimeout(end)
              signal?.removeEventListener('abort', waiter.wake)
              waiters.delete(waiter)
              resolve()
            },
          }
          const end = setTimeout(waiter.wake, milliseconds)
          signal?.addEventListener('abort', waiter.wake)
          waiters.add(waiter)
          if (isStopped || signal?.aborted) waiter.wake()
          else timer ??= setTimeout(() => void poll(), POLL_MS)
        })
      } finally {
        place.leave()
      }
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const { wake } of waiters) wake()
    },
  }
}
