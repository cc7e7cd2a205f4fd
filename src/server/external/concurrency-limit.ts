/**
 * Lets at most `parallel` pieces of work run at once, in the order in which they came.
 * @returns a function that runs the work when it is its turn; undefined when `waiting` others wait already, or when
 * the signal ends while it waits
 */
export function concurrencyLimit(parallel: number, waiting: number) {
  let running = 0
  const queue = new Set<() => void>()

  async function turn(signal: AbortSignal): Promise<boolean> {
    if (running < parallel) {
      running += 1
      return true
    }
    if (queue.size >= waiting || signal.aborted) return false
    return new Promise((resolve) => {
      const leave = (hasTurn: boolean) => {
        queue.delete(start)
        signal.removeEventListener('abort', giveUp)
        resolve(hasTurn)
      }
      const start = () => leave(true)
      const giveUp = () => leave(false)
      signal.addEventListener('abort', giveUp)
      queue.add(start)
    })
  }

  return async <Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value | undefined> => {
    if (!(await turn(signal))) return undefined
    try {
      return await work()
    } finally {
      // Whoever waits longest takes over the place.
      const next = queue.values().next().value
      if (next) next()
      else running -= 1
    }
  }
}
