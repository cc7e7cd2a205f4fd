/** A way to end all that waits for a database that has fallen silent. */
export interface Interruption {
  /** Ends it with an error. */
  interrupt(error: Error): void
  /**
   * Hears of interruptions.
   * @returns a function that ends the hearing
   */
  listen(listener: (error: Error) => void): () => void
}

export function createInterruption(): Interruption {
  const listeners = new Set<(error: Error) => void>()
  return {
    interrupt: (error) => listeners.forEach((listener) => listener(error)),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
