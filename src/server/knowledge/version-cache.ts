import type { SelectQueryBuilder } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import type { BoundedCache } from '#server/caches/lru-ttl-cache.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import { TooManyReaders } from '#server/storage/database-error.ts'
import { cacheLookups } from '#server/monitoring/cache-lookups.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { countRows } from './paging/page.ts'
import { createRowCache, weightOf } from './row-cache.ts'
import type { RowCache } from './row-cache.ts'

/**
 * What is remembered, in bytes: beyond that, what was asked for longest ago is forgotten. Keys are the statements, some
 * 2,000 characters each. An index, of which there are few, is remembered whatever it weighs.
 */
const REMEMBERED = {
  number: 8 * 1024 * 1024,
  rows: 16 * 1024 * 1024,
  page: 16 * 1024 * 1024,
  index: 64 * 1024,
}
type Kind = keyof typeof REMEMBERED
/** Bytes of the rows held by id, of all tables together. */
const ROW_BYTES = 24 * 1024 * 1024

/** Values of one version of the knowledge, by what they are the value of. */
interface Memory {
  version: number
  values: Record<Kind, BoundedCache<Promise<unknown> | typeof ASKED_ONCE>>
  byId: RowCache
}

/** Value of a page that was asked for once. An index finds it again: it is stored when somebody asks a second time. */
const ASKED_ONCE = null

const lookups = cacheLookups('version')

/** Longer keys, such as those of long lists of ids, are seldom the same twice. */
const LONGEST_KEY = 4000

const memories = new WeakMap<Reading, Memory>()
/** Parts of the memory that databases beside the present one may take. */
const shares = new WeakMap<Reading, number>()

/** Gives a database that is open beside the present one a part of its memory only. */
export function shareVersionCache(db: Reading, share: number): void {
  shares.set(db, share)
}

/** Databases with the memory of another. */
const sameKnowledge = new WeakMap<Reading, Reading>()

/** Has a database use the memory of another with the same knowledge in each version: a replica that of its primary. */
export function useVersionCacheOf(db: Reading, other: Reading): void {
  sameKnowledge.set(db, other)
}

function memoryOf(reading: Reading, version: number): Memory | null {
  const db = sameKnowledge.get(reading) ?? reading
  const memory = memories.get(db)
  if (memory && memory.version >= version) return memory.version === version ? memory : null
  const share = shares.get(db) ?? 1
  const empty: Memory = {
    version,
    values: {
      number: createLruCache(share * REMEMBERED.number),
      rows: createLruCache(share * REMEMBERED.rows),
      page: createLruCache(share * REMEMBERED.page),
      index: createLruCache(REMEMBERED.index),
    },
    byId: createRowCache(share * ROW_BYTES),
  }
  memories.set(db, empty)
  return empty
}

/** A database, with the version of the knowledge that it was seen to have before, where somebody has looked. */
export interface VersionedReading {
  db: Reading
  version?: number | undefined
}

/**
 * Version cache: a value that follows from the knowledge alone, worked out once for each version of it and however many ask at once.
 * Not for what changes otherwise: accounts, organizations, notifications, the time.
 * Whoever gets it must not change it.
 * @param kind a number (or a short list of them), rows of a page of a table in any order, which are found slowly, or
 *   those of a page that an index finds, or an index in memory of much of the knowledge
 * @param key differs from that of every other value of the kind
 */
export async function cachedForVersion<Value>(
  { db, version }: VersionedReading,
  kind: Kind,
  key: string,
  workOut: () => Promise<Value>,
): Promise<Value> {
  // Read first: a change in between makes what is remembered newer than its version, never older.
  const memory = memoryOf(db, version ?? (await versionNow(db)))
  if (!memory || key.length > LONGEST_KEY) return workOut()
  const values = memory.values[kind]
  const remembered = values.get(key) as Promise<Value> | typeof ASKED_ONCE | undefined
  const count = remembered ? lookups.hits : lookups.misses
  count.value += 1
  // Whoever asked first may have had too much to wait for; those who wait with them have not.
  if (remembered)
    return remembered.catch((error: unknown) => {
      if (error instanceof TooManyReaders) return workOut()
      throw error
    })
  const value = workOut()
  // Others who ask meanwhile wait for the same; what it weighs shows when it is there.
  values.set(key, value, 0)
  const isStored = kind !== 'page' || remembered === ASKED_ONCE
  value.then(
    (result) =>
      isStored
        ? values.set(key, value, kind === 'index' ? 0 : weightOf(result))
        : values.set(key, ASKED_ONCE, 0),
    () => values.delete(key),
  )
  return value
}

/**
 * Row cache of a version of the knowledge; null when the version is not the present one.
 * @param version read from `db` before anything that is put in, so that a row may be newer than its version, never
 *   older: an answer that sees two versions is made anew
 */
export function rowCache(db: Reading, version: number): RowCache | null {
  return memoryOf(db, version)?.byId ?? null
}

function keyOf<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): string {
  const { sql, parameters } = query.compile()
  return JSON.stringify([sql, parameters])
}

/** Number of rows that a query of knowledge finds; see {@link cachedForVersion}. */
export function cachedCount<DB, TB extends keyof DB, Row>(
  of: VersionedReading,
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  return cachedForVersion(of, 'number', keyOf(rows.clearSelect()), () => countRows(rows))
}

/** The rows that a query of knowledge finds: those of a page; see {@link cachedForVersion}. */
export function cachedRows<DB, TB extends keyof DB, Row>(
  of: VersionedReading,
  page: SelectQueryBuilder<DB, TB, Row>,
  kind: 'rows' | 'page' = 'rows',
): Promise<Row[]> {
  return cachedForVersion(of, kind, keyOf(page), async () => (await page.execute()) as Row[])
}
