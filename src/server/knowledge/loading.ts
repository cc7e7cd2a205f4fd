import DataLoader from 'dataloader'
import type { Reading } from '#server/storage/database.ts'
import type { Batch, Load } from './batch.ts'

/** Loads from one database connection, with what it has loaded kept until it is told to forget. */
export interface Loading {
  load: Load
  forget(): void
}

/** Keys asked of one batch function at the same time become one statement, and each key is asked once. */
export function startLoading(db: Reading): Loading {
  const loaders = new Map<unknown, DataLoader<number | string, unknown>>()
  return {
    forget: () => loaders.clear(),
    load<Key extends number | string, Value>(batch: Batch<Key, Value>, key: Key): Promise<Value> {
      let loader = loaders.get(batch)
      if (!loader) {
        loader = new DataLoader((keys) => batch(db, keys as readonly Key[]))
        loaders.set(batch, loader)
      }
      return loader.load(key) as Promise<Value>
    },
  }
}
