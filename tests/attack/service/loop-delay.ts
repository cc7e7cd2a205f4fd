import { runQueueWait } from './run-queue.ts'

const EVERY_MS = 5

/** A stretch in which the event loop did not turn. */
export type Block = {
  /** Milliseconds by the clock on the wall. */
  ms: number
  /** Of these, without those in which another process had the processor. */
  ownMs: number
  /** When it ended, in ms since 1970. */
  endedAt: number
}

/** The longest block of this thread's event loop since the last reset, by the turns of a timer. */
export function loopDelay(): { longest: () => Block; reset: () => void } {
  const waited = runQueueWait()
  const none: Block = { ms: 0, ownMs: 0, endedAt: 0 }
  let longest = none
  let lastTurn = performance.now()
  let lastWaited = waited()
  function turn() {
    const now = performance.now()
    const waitedNow = waited()
    const ms = Math.max(0, now - lastTurn - EVERY_MS)
    const ownMs = Math.max(0, ms - (waitedNow - lastWaited))
    if (ownMs > longest.ownMs) longest = { ms, ownMs, endedAt: Date.now() }
    lastTurn = now
    lastWaited = waitedNow
  }
  setInterval(turn, EVERY_MS).unref()
  return {
    longest: () => {
      // Questions come before timers: a block that ends with this one has not been seen yet.
      turn()
      return longest
    },
    reset: () => {
      turn()
      longest = none
    },
  }
}
