import { openSync, readSync } from 'node:fs'

/**
 * Milliseconds that this thread has waited for a processor while it could have run, which is what other processes took
 * from it; 0 where the system does not tell. Made on the thread that is measured.
 */
export function runQueueWait(): () => number {
  const buffer = Buffer.alloc(128)
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r')
    return () => Number(buffer.toString('latin1', 0, readSync(file, buffer, 0, 128, 0)).split(' ')[1]) / 1e6
  } catch {
    return () => 0
  }
}
