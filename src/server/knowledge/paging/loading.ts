import DataLoader from 'dataloader'
import type { Reading } from '#server/storage/database.ts'
import { cacheLookups } from '#server/monitoring/cache-lookups.ts'
import { rowCache } from '../version-cache.ts'
import type { Batch, Load } from './batch.ts'

/** Loads from one database connection, with what it has loaded kept until it is told to forget. */
export interface Loading {
  load: Load
  forget(): void
}

/** When batches run, and what becomes of an execution that loads too much. */
export interface Pacing {
  /** Whether nothing waits that may ask for more keys. */
  isIdle(): boolean
  /** Calls back when nothing waits any longer; never when nothing more may be loaded. */
  whenIdle(callback: () => void): void
  /** Waits while others go first; for ever when nothing more may be loaded. */
  beforeBatch(): Promise<void>
  /** The value, when it is the turn of what follows from it; never when nothing more may follow. */
  inTurn<Value>(value: Value): Value | Promise<Value>
  /** Counts rows. */
  loaded(rows: number): void
}

const lookups = cacheLookups('row')

/** Keys of one statement: it takes a few milliseconds at most. */
const LARGEST_BATCH = 500
/** Keys of one statement that may read much: several run at once. */
const LARGEST_SCANNING_BATCH = 16

const unpaced: Pacing = {
  isIdle: () => true,
  whenIdle: (callback) => callback(),
  beforeBatch: async () => {},
  inTurn: (value) => value,
  loaded: () => {},
}

const rowsOf = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0)

/**
 * Keys asked of one batch function at the same time become one statement, and each key is asked once.
 * @param reading.scan runs the statements of batches that may read much; `db` unless given
 * @param version of the knowledge, read from `db` before; without it the row cache is not used
 */
export function startLoading(
  reading: { db: Reading; scan?: Reading | undefined },
  pacing: Pacing = unpaced,
  version: number | null = null,
): Loading {
  const { db, scan = db } = reading
  let cache = version === null ? null : rowCache(db, version)
  const loaders = new Map<unknown, DataLoader<number | string, unknown>>()
  /** After all promises that are settled already, as what waits for them may ask for more keys. */
  const batchScheduleFn = (batch: () => void): void => {
    const runIfIdle = () => (pacing.isIdle() ? batch() : pacing.whenIdle(() => batchScheduleFn(batch)))
    void Promise.resolve().then(() => process.nextTick(runIfIdle))
  }
  return {
    forget() {
      loaders.clear()
      cache = null
    },
    load<Key extends number | string, Value>(
      batch: Batch<Key, Value> & { cacheName?: string; isScanning?: true },
      key: Key,
    ): Promise<Value> {
      const { cacheName } = batch
      const row = cacheName === undefined ? undefined : cache?.get(cacheName, key)
      // By its declared type `load` gives a promise for all batches that are not cached.
      if (row !== undefined) {
        lookups.hits.value += 1
        return pacing.inTurn(row) as Promise<Value>
      }
      if (cacheName !== undefined) lookups.misses.value += 1
      let loader = loaders.get(batch)
      if (!loader) {
        const run = async (keys: readonly (number | string)[]) => {
          await pacing.beforeBatch()
          const values = await batch(batch.isScanning ? scan : db, keys as readonly Key[])
          pacing.loaded(rowsOf(values))
          for (const [place, key] of keys.entries())
            if (cacheName !== undefined && values[place] !== null) cache?.set(cacheName, key, values[place])
          return values
        }
        const maxBatchSize = batch.isScanning ? LARGEST_SCANNING_BATCH : LARGEST_BATCH
        loader = new DataLoader(run, { batchScheduleFn, maxBatchSize })
        loaders.set(batch, loader)
      }
      // What many wait for comes to all of them at once.
      return (loader.load(key) as Promise<Value>).then(pacing.inTurn<Value>)
    },
  }
}
