import type { Collection } from '#server/legacy/queries/collections.ts'
import type { ListAnswer, RecordForm, WholeAnswer } from './endpoints/endpoint.ts'
import type { PageRequest } from './endpoints/parameters.ts'
import type { LegacyReading } from './reading.ts'
import { createScheduler } from '#server/concurrency/scheduler.ts'
import { serialiserOf } from './serialise.ts'

/**
 * One record.
 * @param find its id, or null when there is none
 * @param missing the error to answer with then
 */
export function one<Value>(
  { read, shape }: Pick<RecordForm<Value>, 'read' | 'shape'>,
  find: (reading: LegacyReading) => Promise<number | null>,
  missing: () => Error,
): WholeAnswer {
  return {
    kind: 'whole',
    write: async (reading) => {
      const id = await find(reading)
      const [record] = id === null ? [] : await read(reading, [id])
      if (record === undefined) throw missing()
      await createScheduler().wait(undefined)
      return serialiserOf(shape)(record)
    },
  }
}

/** A few records as a bare list. */
export function several<Value>(
  { read, shape }: Pick<RecordForm<Value>, 'read' | 'shape'>,
  find: (reading: LegacyReading) => Promise<readonly number[]>,
): WholeAnswer {
  return {
    kind: 'whole',
    write: async (reading) => {
      const records = await read(reading, await find(reading))
      await createScheduler().wait(undefined)
      return `[${records.map(serialiserOf(shape)).join(',')}]`
    },
  }
}

/** A collection, page by page, or as a whole without a page. */
export function pageOf<Value>(
  { read, shape, pieceSize }: RecordForm<Value>,
  paging: PageRequest | null,
  collection: (reading: LegacyReading) => Promise<Collection>,
  { bare }: { bare: boolean } = { bare: false },
): ListAnswer {
  return {
    kind: 'list',
    paging,
    bare,
    collection,
    pieceSize,
    write: async (reading, ids) => (await read(reading, ids)).map(serialiserOf(shape)),
  }
}
