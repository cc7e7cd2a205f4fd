import { ownClock } from './own-clock.ts'

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
  const own = ownClock()
  const none: Block = { ms: 0, ownMs: 0, endedAt: 0 }
  let longest = none
  let last = { wall: performance.now(), own: own() }
  function turn() {
    const now = { wall: performance.now(), own: own() }
    const ms = Math.max(0, now.wall - last.wall - EVERY_MS)
    const ownMs = Math.min(ms, Math.max(0, now.own - last.own - EVERY_MS))
    if (ownMs > longest.ownMs) longest = { ms, ownMs, endedAt: Date.now() }
    last = now
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
