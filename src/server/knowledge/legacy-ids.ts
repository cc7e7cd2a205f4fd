import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import type { Collection } from './legacy-collections.ts'

/** Ids asked for at a time: few enough for a moment of an engine that answers on this thread. */
const SLICE = 4096
/** Collections remembered; each takes four bytes a record. */
const REMEMBERED = 16

type Run = Extract<Collection, { runs: unknown }>['runs'][number]

/** The ids of a run, ascending. Joined to one text, since a row object for each of a million ids is a burden. */
async function idsOfRun(db: Reading, dialect: Dialect, { table, condition }: Run): Promise<Int32Array> {
  const slices: Int32Array[] = []
  let after = 0
  for (;;) {
    const joined = dialect.joinValues(sql.ref('slice.id'), ',', sql.ref('slice.id'))
    const { rows } = await sql<{ ids: string | null }>`
      select ${joined} as ids from (
        select record.id from ${sql.table(table)} as record
        where ${condition} and record.id > ${after}
        order by record.id limit ${SLICE}
      ) as slice`.execute(db)
    const slice = Int32Array.from(rows[0]?.ids?.split(',') ?? [], Number)
    if (slice.length > 0) slices.push(slice)
    if (slice.length < SLICE) break
    after = slice.at(-1) ?? after
    await setImmediate()
  }
  return joinSlices(slices)
}

function joinSlices(slices: Int32Array[]): Int32Array {
  const all = new Int32Array(slices.reduce((length, slice) => length + slice.length, 0))
  let at = 0
  for (const slice of slices) {
    all.set(slice, at)
    at += slice.length
  }
  return all
}

/**
 * Finds the ids of collections, in order, remembering them as long as the knowledge does not change.
 * @returns a function of a database in one state and the knowledge version of that state
 */
export function collectionIds(dialect: Dialect) {
  const remembered = new Map<string, Promise<Int32Array>>()

  async function read(db: Reading, runs: Run[]): Promise<Int32Array> {
    const found: Int32Array[] = []
    for (const run of runs) found.push(await idsOfRun(db, dialect, run))
    return found.length === 1 && found[0] ? found[0] : joinSlices(found).sort()
  }

  return async (db: Reading, version: number, collection: Collection): Promise<ArrayLike<number>> => {
    if ('ids' in collection) return collection.ids(db)
    const key = `${version} ${collection.key}`
    const known = remembered.get(key)
    if (known) return known
    const ids = read(db, collection.runs)
    remembered.set(key, ids)
    ids.catch(() => remembered.delete(key))
    for (const oldest of remembered.keys()) {
      if (remembered.size <= REMEMBERED) break
      remembered.delete(oldest)
    }
    return ids
  }
}
