import { z } from 'zod'
import { ownClock } from './own-clock.ts'

const EVERY_MS = 5

export const Block = z.object({
  /** Milliseconds by the clock on the wall. */
  ms: z.number(),
  /** Of these, without those in which another process had the processor. */
  ownMs: z.number(),
  /** Of these, those in which the thread computed: without waiting for the disk or for other threads of the process. */
  cpuMs: z.number(),
  /** When it ended, in ms since 1970. */
  endedAt: z.number(),
})
/** A stretch in which the event loop did not turn. */
export type Block = z.infer<typeof Block>

/** Processor time of this thread, in ms. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest block of this thread's event loop since the last reset, by the turns of a timer. */
export function loopDelay(): { longest: () => Block; reset: () => void } {
  const own = ownClock()
  const none: Block = { ms: 0, ownMs: 0, cpuMs: 0, endedAt: 0 }
  let longest = none
  const now = () => ({ wall: performance.now(), own: own(), cpu: threadCpuMs() })
  let last = now()
  function turn() {
    const current = now()
    const ms = Math.max(0, current.wall - last.wall - EVERY_MS)
    const ownMs = Math.min(ms, Math.max(0, current.own - last.own - EVERY_MS))
    const cpuMs = Math.min(ownMs, current.cpu - last.cpu)
    if (ownMs > longest.ownMs) longest = { ms, ownMs, cpuMs, endedAt: Date.now() }
    last = current
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
