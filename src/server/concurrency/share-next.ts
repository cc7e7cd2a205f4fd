/**
 * A function that asks once for all who ask while an earlier question is under way: theirs begins when that has been
 * answered, and so after all of them asked. Whatever they have seen before, the answer knows of.
 */
export function shareNext<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let underWay: Promise<unknown> | null = null
  let next: Promise<Value> | null = null

  function begin(): Promise<Value> {
    next = null
    const answer = ask()
    const ended: Promise<unknown> = answer
      .catch(() => undefined)
      .then(() => {
        if (underWay === ended) underWay = null
      })
    underWay = ended
    return answer
  }
  return () => {
    if (!underWay) return begin()
    next ??= underWay.then(begin)
    return next
  }
}
