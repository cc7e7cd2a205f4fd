/** Work that is under way for all who wait for it. */
interface Shared<Value> {
  value: Promise<Value>
  waiting: number
  abandonment: AbortController
}

/**
 * Work for all who wait for its result.
 * @param signal aborted when all of them have left
 * @param close lets nobody else join before the work has ended: those who come then begin anew
 */
export type SharedWork<Value> = (signal: AbortSignal, close: () => void) => Promise<Value>

/** Coalesces equal work. */
export interface Coalesce<Value> {
  /**
   * @param key of what is the same as other work that is under way
   * @param signal with which a caller leaves
   */
  (key: string, work: SharedWork<Value>, signal?: AbortSignal): Promise<Value>
  isUnderWay(key: string): boolean
}

/** A function that does equal work once for all callers while it is under way. */
export function createCoalescing<Value>(): Coalesce<Value> {
  const underWay = new Map<string, Shared<Value>>()

  function start(key: string, work: SharedWork<Value>): Shared<Value> {
    const abandonment = new AbortController()
    let isOpen = true
    const close = () => {
      isOpen = false
      if (underWay.get(key)?.abandonment === abandonment) underWay.delete(key)
    }
    abandonment.signal.addEventListener('abort', close)
    const shared = { value: work(abandonment.signal, close).finally(close), waiting: 0, abandonment }
    if (isOpen) underWay.set(key, shared)
    return shared
  }

  function coalesce(key: string, work: SharedWork<Value>, signal?: AbortSignal): Promise<Value> {
    const shared = underWay.get(key) ?? start(key, work)
    shared.waiting += 1
    if (!signal) return shared.value
    const leave = () => {
      shared.waiting -= 1
      if (shared.waiting === 0) shared.abandonment.abort()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    return shared.value.finally(() => signal.removeEventListener('abort', leave))
  }
  return Object.assign(coalesce, { isUnderWay: (key: string) => underWay.has(key) })
}

/**
 * Coalesces the calls within a turn of the event loop: the requests of all had arrived before it began, so none of them
 * can know of anything that the result does not.
 */
export function coalesceTurn<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | null = null
  const forget = () => {
    pending = null
  }
  return () => {
    if (pending) return pending
    setImmediate(forget)
    pending = ask()
    return pending
  }
}

/**
 * Coalesces the calls that come while an earlier one is under way: theirs begins when that has ended, and so after all
 * of them came. Whatever they have seen before, the result knows of.
 */
export function coalesceNext<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  const coalesce = createCoalescing<Value>()
  let last: Promise<unknown> | undefined
  return () =>
    coalesce('', async (_signal, close) => {
      await last
      close()
      const value = ask()
      last = value.catch(() => undefined)
      return value
    })
}
