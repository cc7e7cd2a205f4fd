/** Work that is under way for all who asked for it. */
interface Shared<Value> {
  value: Promise<Value>
  /** How many still want it. */
  waiting: number
  abandonment: AbortController
}

/**
 * Coalesces equal work.
 * @param key of what is the same as other work that is under way
 * @param signal with which whoever asks leaves
 * @param work what is done once for all who ask meanwhile; it is aborted when all of them have left
 */
export type Coalesce<Value> = (
  key: string,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
) => Promise<Value>

/** A function that does equal work once for all who ask for it while it is under way. */
export function createInFlight<Value>(): Coalesce<Value> {
  const underWay = new Map<string, Shared<Value>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<Value>): Shared<Value> {
    const abandonment = new AbortController()
    const value = work(abandonment.signal).finally(() => forget(key, shared))
    const shared: Shared<Value> = { value, waiting: 0, abandonment }
    underWay.set(key, shared)
    return shared
  }

  function forget(key: string, shared: Shared<Value>): void {
    if (underWay.get(key) === shared) underWay.delete(key)
  }

  return (key, signal, work) => {
    const shared = underWay.get(key) ?? start(key, work)
    shared.waiting += 1
    const leave = () => {
      shared.waiting -= 1
      if (shared.waiting > 0) return
      forget(key, shared)
      shared.abandonment.abort()
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
    return shared.value.finally(() => signal?.removeEventListener('abort', leave))
  }
}
