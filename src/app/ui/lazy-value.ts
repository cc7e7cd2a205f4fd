/** Something that is fetched once it is needed, such as the code of a part of a page. */
export type LazyValue<Value> = {
  /** The same promise each time, unless it failed: then it is fetched again. */
  load: () => Promise<Value>
  /** The value when it is there. */
  loaded: () => Value | null
}

/** A value that `fetchIt` brings once it is needed. */
export function lazyValue<Value>(fetchIt: () => Promise<Value>): LazyValue<Value> {
  let promise: Promise<Value> | null = null
  let value: Value | null = null
  const start = async () => {
    try {
      value = await fetchIt()
      return value
    } catch (error) {
      promise = null
      throw error
    }
  }
  return { load: () => (promise ??= start()), loaded: () => value }
}
