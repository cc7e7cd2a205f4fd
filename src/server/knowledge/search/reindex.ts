import { sql } from 'kysely'
import { recordTables } from '#server/storage/tables/record-tables.ts'
import type { Reading, Storage, Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { searchDocuments } from './documents.ts'
import { refoldTexts } from './folded-texts.ts'
import { wordRows } from './index-words.ts'

/** Kinds of record that are found by words; the others only by their tags. */
export const indexedKinds = [
  'FEATURE',
  'VARIANT',
  'VARIANT_GROUP',
  'MOLECULAR_PROFILE',
  'THERAPY',
  'DISEASE',
] as const
export type IndexedKind = (typeof indexedKinds)[number]

/** Grows whenever the same record would get other words or folded texts: then all are taken anew. 2: of cleaned texts. */
const RULES_VERSION = 2

/** Records read at a time, so that memory does not grow with the knowledge. */
const PART = 500
/** Rows of one statement. */
const ROWS = 100

/** Writes rows of `search_words`. */
export type WriteWords = (rows: Tables['search_words'][]) => Promise<void>

const insertInto =
  (tx: Writing): WriteWords =>
  async (rows) => {
    for (let from = 0; from < rows.length; from += ROWS)
      await tx
        .insertInto('search_words')
        .values(rows.slice(from, from + ROWS))
        .execute()
  }

/**
 * Takes the words of records anew. Every write that names, renames, adds or removes records of these kinds,
 * or their aliases, calls this in its transaction; of a renamed feature also for its variants, and for the
 * profiles whose names change.
 */
export async function reindexSearch(
  tx: Writing,
  type: IndexedKind,
  ids: readonly number[],
  write: WriteWords = insertInto(tx),
): Promise<void> {
  for (let from = 0; from < ids.length; from += PART) {
    const part = ids.slice(from, from + PART)
    await tx
      .deleteFrom('search_words')
      .where('record_type', '=', type)
      .where('record_id', 'in', part)
      .execute()
    await write((await searchDocuments(tx, type, part)).flatMap(wordRows))
  }
}

/** Ids of a subquery (of one column `id`) in parts, in ascending order. */
async function* idsIn(db: Reading, subquery: ReturnType<typeof sql>): AsyncGenerator<number[]> {
  let last = -1
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct listed.id from (${subquery}) as listed where listed.id > ${last} order by listed.id limit ${PART}
    `.execute(db)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    yield rows.map(({ id }) => id)
  }
}

/** As {@link reindexSearch}, for the records that a subquery of one column `id` finds. */
export async function reindexFound(
  tx: Writing,
  type: IndexedKind,
  subquery: ReturnType<typeof sql>,
  write?: WriteWords,
): Promise<void> {
  for await (const ids of idsIn(tx, subquery)) await reindexSearch(tx, type, ids, write)
}

/** Forgets the words of records that are no longer there. */
export async function evictRemoved(tx: Writing): Promise<void> {
  for (const type of indexedKinds)
    await sql`
      delete from search_words where record_type = ${type}
        and record_id not in (select id from ${sql.table(recordTables[type])})`.execute(tx)
}

/** Checks whether the words are there and were taken by today's rules. */
export async function isSearchIndexed(db: Reading): Promise<boolean> {
  const state = await db.selectFrom('search_state').select('version').executeTakeFirst()
  return state?.version === RULES_VERSION
}

/** Takes the words of all records anew, and the folded texts. */
export async function rebuildSearch(tx: Writing, write: WriteWords = insertInto(tx)): Promise<void> {
  // Also puts those in line who would do the same.
  await tx.updateTable('search_state').set({ version: RULES_VERSION }).execute()
  await refoldTexts(tx)
  await tx.deleteFrom('search_words').execute()
  for (const type of indexedKinds) {
    const all = sql`select id from ${sql.table(recordTables[type])}`
    for await (const ids of idsIn(tx, all))
      await write((await searchDocuments(tx, type, ids)).flatMap(wordRows))
  }
}

/** Makes records searchable that were written before there was a search, or by a version with other rules. */
export async function ensureSearchIndex(storage: Storage): Promise<void> {
  if (await isSearchIndexed(storage.read)) return
  await storage.writeAside(async (tx) => {
    if (!(await isSearchIndexed(tx))) await rebuildSearch(tx)
  })
}

const textOf = ({ record_type, record_id, word, fields, score, name_length }: Tables['search_words']) =>
  JSON.stringify([record_type, record_id, word, fields, score, name_length])

/** A record that is not found by what it says, or found by what it does not say. */
export interface StaleSearchWord {
  type: IndexedKind
  id: number
  word: string
}

/** Words whose stored rows are not those of the records: a search misses them, or finds by them what does not have them. */
export async function* staleSearchWords(db: Reading): AsyncGenerator<StaleSearchWord> {
  for (const type of indexedKinds) {
    const all = sql`
      select id from ${sql.table(recordTables[type])}
      union select record_id as id from search_words where record_type = ${type}`
    for await (const ids of idsIn(db, all)) {
      const expected = (await searchDocuments(db, type, ids)).flatMap(wordRows)
      const stored = await db
        .selectFrom('search_words')
        .selectAll()
        .where('record_type', '=', type)
        .where('record_id', 'in', ids)
        .execute()
      const texts = [new Set(expected.map(textOf)), new Set(stored.map(textOf))]
      for (const row of [...expected, ...stored])
        if (texts.some((rows) => !rows.has(textOf(row)))) yield { type, id: row.record_id, word: row.word }
    }
  }
}
