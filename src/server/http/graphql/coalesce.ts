/**
 * Coalesces requests: a function that asks once for all who ask within a turn of the event loop. Their requests had arrived before the
 * turn began, so none of them can know of anything that the answer does not.
 */
export function coalesce<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | null = null
  const forget = () => {
    asked = null
  }
  return () => {
    if (asked) return asked
    setImmediate(forget)
    asked = ask()
    return asked
  }
}
