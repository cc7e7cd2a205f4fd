import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { RawBuilder } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import type { Collection, OrderedCollection } from './collections.ts'

/** Ids asked for at a time: few enough for a moment of an engine that answers on this thread. */
const SLICE = 1024
/** Of each kind of thing that is remembered, as many are kept. */
const REMEMBERED = 512
/** Surveys take four bytes a record. */
const REMEMBERED_SURVEYS = 8

/** The ids of a page of a collection. */
export interface PageIds {
  /** Records of the whole collection. */
  total: number
  /** Records of the page. */
  length: number
  /** The next ids of the page, at most `limit`; none at its end. */
  take(limit: number): Promise<number[]>
}

/** Which positions of a collection of this length a page holds, the end excluded. */
type Bounds = (total: number) => [from: number, to: number]

async function idsAfter(
  db: Reading,
  { table }: OrderedCollection,
  condition: RawBuilder<unknown>,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record.id from ${sql.table(table)} as record
    where ${condition} and record.id > ${after}
    order by record.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** All ids of the collection, ascending, read little by little. */
async function survey(db: Reading, collection: OrderedCollection): Promise<Int32Array> {
  const slices: number[][] = []
  for (const condition of collection.runs ?? [collection.condition]) {
    let slice: number[]
    let after = 0
    do {
      slice = await idsAfter(db, collection, condition, after, SLICE)
      slices.push(slice)
      after = slice.at(-1) ?? after
      await setImmediate()
    } while (slice.length === SLICE)
  }
  const all = new Int32Array(slices.reduce((length, slice) => length + slice.length, 0))
  let at = 0
  for (const slice of slices) {
    all.set(slice, at)
    at += slice.length
  }
  return collection.runs ? all.sort() : all
}

async function count(db: Reading, { table, condition }: OrderedCollection): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} as record where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

function pageFrom(ids: Int32Array | number[], bounds: Bounds): PageIds {
  const [from, to] = bounds(ids.length)
  let at = from
  return {
    total: ids.length,
    length: to - from,
    take: async (limit) => {
      const taken = Array.from(ids.slice(at, Math.min(at + limit, to)))
      at += taken.length
      return taken
    },
  }
}

/**
 * Finds the ids of pages. A first page is read from the beginning, and one that follows a page read before from where
 * that ended; for any other page all ids of the collection are read once. Everything is remembered as long as the
 * knowledge does not change.
 * @returns a function of a database in one state and the knowledge version of that state
 */
export function pageIds() {
  const surveys = new LRUCache<string, Promise<Int32Array>>({ max: REMEMBERED_SURVEYS })
  const totals = new LRUCache<string, number>({ max: REMEMBERED })
  const ends = new LRUCache<string, number>({ max: REMEMBERED })

  return async (db: Reading, version: number, collection: Collection, bounds: Bounds): Promise<PageIds> => {
    if ('ids' in collection) return pageFrom(await collection.ids(db), bounds)
    const key = `${version} ${collection.key}`
    let all = surveys.get(key)
    if (!all && collection.isCountable) {
      const total = totals.get(key) ?? (await count(db, collection))
      totals.set(key, total)
      const [from, to] = bounds(total)
      const before = from === 0 ? 0 : ends.get(`${key} ${from}`)
      if (before !== undefined) {
        return followingIds(db, collection, { total, length: to - from, before }, (last) =>
          ends.set(`${key} ${to}`, last),
        )
      }
    }
    if (!all) {
      all = survey(db, collection)
      surveys.set(key, all)
      all.catch(() => surveys.delete(key))
    }
    return pageFrom(await all, bounds)
  }
}

/** The ids of a page that begins after the id `before`. */
function followingIds(
  db: Reading,
  collection: OrderedCollection,
  { total, length, before }: { total: number; length: number; before: number },
  onEnd: (last: number) => void,
): PageIds {
  let missing = length
  let after = before
  return {
    total,
    length,
    take: async (limit) => {
      if (missing === 0) return []
      const ids = await idsAfter(db, collection, collection.condition, after, Math.min(limit, missing))
      after = ids.at(-1) ?? after
      missing -= ids.length
      if (missing === 0) onEnd(after)
      return ids
    },
  }
}
