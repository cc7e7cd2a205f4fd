import { expect, it } from 'vitest'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { scanningBatch } from '#server/knowledge/paging/batch.ts'
import { startLoading } from '#server/knowledge/paging/loading.ts'
import type { Reading } from '#server/storage/database.ts'

// Batches here only say which connection they were given.
const [db, scan] = [{}, {}] as [Reading, Reading]
const connection = (): Batch<number, Reading> => async (given, keys) => keys.map(() => given)

it('runs batches that may read much on the connection for scans', async () => {
  const { load } = startLoading({ db, scan })
  expect(await load(connection(), 1)).toBe(db)
  expect(await load(scanningBatch(connection()), 1)).toBe(scan)
})

it('runs them on the only connection where there is no other, as in a transaction', async () => {
  const { load } = startLoading({ db })
  expect(await load(scanningBatch(connection()), 1)).toBe(db)
})
