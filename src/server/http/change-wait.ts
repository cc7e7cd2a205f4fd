import { createAdmission } from '#server/concurrency/admission.ts'
import type { Entrant } from '#server/concurrency/admission.ts'
import { timer } from '#server/monitoring/held-resources.ts'

/** Requests that may wait at once, and those of one address. */
const PLACES = { use: 'waits for changes', places: 200, placesPerOrigin: 4, waiting: 0, patience: 0 }
/** How often the database is asked for changes while anybody waits, in ms: services beside this one write, too. */
const POLL_MS = 500

/** Long polling for changes of the knowledge: one look at the database serves all who wait. */
export interface ChangeWait {
  /**
   * Waits until there are changes after a version of the knowledge, the time is over or the service stops.
   * @throws what `makeError` makes, when too many wait; the reason of the signal, when the client has left
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
  let polling: Disposable | undefined

  const nextPoll = () => timer('waits for changes', POLL_MS, () => void poll())

  async function poll(): Promise<void> {
    // A database that is away for a moment may come back while they wait.
    const version = await newest().catch(() => 0)
    for (const { since, wake } of waiters) if (version > since) wake()
    polling = waiters.size > 0 && !isStopped ? nextPoll() : undefined
  }

  /** Resolves when a waiter is woken, its time is over or its client has left. */
  function woken(since: number, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiter: Waiter = { since, wake: resolve }
    const end = timer('waits for changes', milliseconds, resolve)
    waiters.add(waiter)
    polling ??= nextPoll()
    signal?.addEventListener('abort', waiter.wake, { once: true })
    if (isStopped || signal?.aborted) resolve()
    return promise.finally(() => {
      end[Symbol.dispose]()
      waiters.delete(waiter)
    })
  }

  return {
    async until(since, milliseconds, { origin, signal }) {
      using place = await admission.enter({ origin, signal })
      if (isStopped || (await newest()) > since) return
      await woken(since, milliseconds, signal)
      signal?.throwIfAborted()
    },
    stop() {
      isStopped = true
      polling?.[Symbol.dispose]()
      for (const { wake } of waiters) wake()
    },
  }
}
