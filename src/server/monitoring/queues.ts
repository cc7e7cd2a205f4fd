import { defineGauge } from './registry.ts'

/** Work of a queue. */
export interface QueueLength {
  running: number
  waiting: number
}

const running = defineGauge('curia_queue_running', 'Work that is done at present, by queue', ['queue'])
const waiting = defineGauge('curia_queue_waiting', 'Work that waits for its turn, by queue', ['queue'])

/**
 * Has the length of a queue scraped.
 * @param queue the kind of work, such as “rendering pages”
 * @returns a function that ends it
 */
export function watchQueue(queue: string, length: () => QueueLength): () => void {
  const ends = [
    running.register({ queue }, () => length().running),
    waiting.register({ queue }, () => length().waiting),
  ]
  return () => {
    for (const end of ends) end()
  }
}
