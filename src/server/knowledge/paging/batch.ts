import type { Reading } from '#server/storage/database.ts'
import { keyedQuery } from '#server/storage/keyed-query.ts'
import type { QueryOf } from '#server/storage/keyed-query.ts'

/**
 * Answers many keys with one statement: the value for each key, in the order of the keys.
 * Loaders made from the same batch function share their work within a request.
 */
export type Batch<Key extends number | string, Value> = (
  db: Reading,
  keys: readonly Key[],
) => Promise<readonly Value[]>

/** A batch whose values follow from the knowledge alone, so that the row cache holds them for its present version. */
export type CachedBatch<Key extends number | string, Value> = Batch<Key, Value> & {
  readonly cacheName: string
}

/** Lets the row cache hold what the batch finds. `cacheName` differs from that of every other batch. */
export const cachedBatch = <Key extends number | string, Value>(
  cacheName: string,
  batch: Batch<Key, Value>,
): CachedBatch<Key, Value> => Object.assign<Batch<Key, Value>, { cacheName: string }>(batch, { cacheName })

/** A batch that may read much, so that its statements run where they keep nobody else waiting. */
export type ScanningBatch<Key extends number | string, Value> = Batch<Key, Value> & {
  readonly isScanning: true
}

/** Has the statements of the batch run beside those that are answered at once. */
export const scanningBatch = <Key extends number | string, Value>(
  batch: Batch<Key, Value>,
): ScanningBatch<Key, Value> =>
  Object.assign<Batch<Key, Value>, { isScanning: true }>(batch, { isScanning: true })

/** Asks a batch function for one key, together with what else the request asks of it. */
export interface Load {
  /** A value that the row cache holds is there at once. */
  <Key extends number | string, Value>(batch: CachedBatch<Key, Value>, key: Key): Value | Promise<Value>
  <Key extends number | string, Value>(batch: Batch<Key, Value>, key: Key): Promise<Value>
}

/**
 * The keys for an `in (…)` list, the last repeated until their number is a power of two: so few
 * distinct statements arise that they stay prepared.
 */
export function inList<Key extends number | string>(keys: readonly Key[]): Key[] {
  const last = keys.at(-1)
  if (last === undefined) throw new Error('an empty list matches nothing: ask first')
  const size = 2 ** Math.ceil(Math.log2(keys.length))
  return [...keys, ...Array.from({ length: size - keys.length }, () => last)]
}

/** One row a key, in the order of the keys, or null: of several the last. */
export function rowOfEach<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => found.get(key) ?? null)
}

/** A batch that finds one row a key, or null. `find` gets distinct keys, padded for an `in` list. */
export function oneForEach<Key extends number | string, Row>(
  find: (db: Reading, keys: Key[]) => QueryOf<Row>,
  keyOf: (row: Row) => Key,
): Batch<Key, Row | null> {
  const query = keyedQuery(find)
  return async (db, keys) => rowOfEach(keys, await query(db, inList(keys)), keyOf)
}

/** A batch that finds any number of rows a key, in the order in which `find` gives them. */
export function manyForEach<Key extends number | string, Row>(
  find: (db: Reading, keys: Key[]) => QueryOf<Row>,
  keyOf: (row: Row) => Key,
): Batch<Key, Row[]> {
  const query = keyedQuery(find)
  return async (db, keys) => {
    const rows = Map.groupBy(await query(db, inList(keys)), keyOf)
    return keys.map((key) => rows.get(key) ?? [])
  }
}
