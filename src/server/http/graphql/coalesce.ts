/**
 * Coalesces requests: a function that asks once for all who ask within a turn of the event loop. Their requests had arrived before the
 * turn began, so none of them can know of anything that the answer does not.
 */
export function coalesce<Value>(ask: () => Promise<Value>): () => Promise<Value> {
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
