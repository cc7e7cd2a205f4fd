/**
 * A value that is made at its first use and kept. One that could not be made is made anew at the next use: what it is
 * made of, such as a database, may be there again.
 */
export function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
