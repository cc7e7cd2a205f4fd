import DataLoader from 'dataloader'
import type { Reading } from '#server/storage/database.ts'
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

/** Keys of one statement: it takes a few milliseconds at most. */
const LARGEST_BATCH = 500

const unpaced: Pacing = {
  isIdle: () => true,
  whenIdle: (callback) => callback(),
  beforeBatch: async () => {},
  inTurn: (value) => value,
  loaded: () => {},
}

const rowsOf = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0)

/** Keys asked of one batch function at the same time become one statement, and each key is asked once. */
export function startLoading(db: Reading, pacing = unpaced): Loading {
  const loaders = new Map<unknown, DataLoader<number | string, unknown>>()
  /** After all promises that are settled already, as what waits for them may ask for more keys. */
  const batchScheduleFn = (batch: () => void): void => {
    const runIfIdle = () => (pacing.isIdle() ? batch() : pacing.whenIdle(() => batchScheduleFn(batch)))
    void Promise.resolve().then(() => process.nextTick(runIfIdle))
  }
  return {
    forget: () => loaders.clear(),
    load<Key extends number | string, Value>(batch: Batch<Key, Value>, key: Key): Promise<Value> {
      let loader = loaders.get(batch)
      if (!loader) {
        const run = async (keys: readonly (number | string)[]) => {
          await pacing.beforeBatch()
          const values = await batch(db, keys as readonly Key[])
          pacing.loaded(rowsOf(values))
          return values
        }
        loader = new DataLoader(run, { batchScheduleFn, maxBatchSize: LARGEST_BATCH })
        loaders.set(batch, loader)
      }
      // What many wait for comes to all of them at once.
      return (loader.load(key) as Promise<Value>).then(pacing.inTurn<Value>)
    },
  }
}
