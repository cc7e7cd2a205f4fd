import type { Reading } from '#server/storage/database.ts'
import type { Batch } from './batch.ts'

/** The most keys of one statement: engines limit its parameters. */
const MOST_KEYS = 1024

/**
 * Values that a batch finds for many ids at once, as a function of the id. Repeated ids are asked once, nulls not at
 * all, and without any id there is no statement.
 */
export async function valuesById<Value>(
  db: Reading,
  batch: Batch<number, Value>,
  ids: Iterable<number | null>,
): Promise<(id: number) => Value> {
  const distinct = [...new Set(ids)].filter((id) => id !== null).toSorted((one, other) => one - other)
  const values = new Map<number, Value>()
  for (let from = 0; from < distinct.length; from += MOST_KEYS) {
    const keys = distinct.slice(from, from + MOST_KEYS)
    const found = await batch(db, keys)
    for (const [position, key] of keys.entries()) {
      const value = found[position]
      if (value !== undefined) values.set(key, value)
    }
  }
  return (id) => {
    const value = values.get(id)
    if (value === undefined) throw new Error(`nothing was asked for id ${id}`)
    return value
  }
}
