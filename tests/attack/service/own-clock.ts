import { openSync, readSync } from 'node:fs'

const ATTEMPTS = 5

/** Milliseconds that this thread has waited for a processor while it could have run; 0 where the system does not tell. */
function runQueueWait(): () => number {
  const buffer = Buffer.alloc(128)
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r')
    return () => Number(buffer.toString('latin1', 0, readSync(file, buffer, 0, 128, 0)).split(' ')[1]) / 1e6
  } catch {
    return () => 0
  }
}

/**
 * A clock, in ms, that stands still while other processes have the processor that this thread could use. Made on the
 * thread that is measured.
 */
export function ownClock(): () => number {
  const waited = runQueueWait()
  return () => {
    let before = waited()
    for (let attempt = 1; ; attempt += 1) {
      const now = performance.now()
      const after = waited()
      // Interrupted between the two readings, they do not belong together.
      if (after === before || attempt === ATTEMPTS) return now - after
      before = after
    }
  }
}
