import type { QueueLength } from '#server/monitoring/queues.ts'

/** Work that nobody waits for, such as asking a publisher about a new source. */
export interface BackgroundWork {
  /** Begins it; what it throws is reported. */
  start(work: () => Promise<unknown>): void
  /** Settles when all that was begun has ended: before the database is closed. */
  idle(): Promise<void>
  /** How much is under way; nothing waits. */
  length(): QueueLength
}

/** @param onDefect hears of work that failed */
export function backgroundWork(onDefect: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start(work) {
      const ended: Promise<void> = work()
        .then(() => {}, onDefect)
        .finally(() => running.delete(ended))
      running.add(ended)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    length: () => ({ running: running.size, waiting: 0 }),
  }
}
