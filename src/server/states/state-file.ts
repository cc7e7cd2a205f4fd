import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { dialectOf } from '#server/storage/dialect.ts'
import type { Reading } from '#server/storage/database.ts'
import { migrateToLatest } from '#server/storage/migrations/migrate.ts'
import { openedDialect } from '#server/storage/sqlite/sqlite-driver.ts'
import { toSqlite } from '#server/storage/sqlite/sqlite-statements.ts'
import type { Tables } from '#server/storage/tables.ts'
import { CONTRIBUTOR, stateContents } from './state-contents.ts'
import type { PublicPart } from './state-contents.ts'

/** Settings of a file that is being made: whoever makes it syncs it once at the end, and a half one is thrown away. */
export const UNFINISHED_SET_UP = `pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off;
  pragma cache_size = -65536; pragma temp_store = memory`

/** Rows that are fetched at once. */
const CHUNK = 1000

/** Makes the tables as migrations make them; what these write into them goes. */
async function createTables(database: DatabaseSync): Promise<void> {
  const db = new Kysely<Tables>({ dialect: openedDialect(database) })
  await migrateToLatest(db, dialectOf('sqlite'))
  for (const table of Object.keys(stateContents)) database.exec(`delete from ${table}`)
}

interface SchemaObject {
  name: string
  sql: string
}

/** Takes indexes or triggers away for as long as rows are written. @returns a function that puts them back */
function without(database: DatabaseSync, type: 'index' | 'trigger'): () => void {
  const objects = database
    .prepare('select name, sql from sqlite_schema where type = ? and sql is not null order by rowid')
    .all(type) as unknown as SchemaObject[]
  for (const { name } of objects) database.exec(`drop ${type} ${name}`)
  return () => {
    for (const { sql: statement } of objects) database.exec(statement)
  }
}

interface Column {
  name: string
  pk: number
  hidden: number
}

/** Columns of a table that are written, and those of its primary key in order. */
function columnsOf(database: DatabaseSync, table: string): { written: string[]; key: string[] } {
  const columns = database.prepare(`pragma table_xinfo(${table})`).all() as unknown as Column[]
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  const written = columns.filter(({ hidden }) => hidden === 0)
  return { written: written.map(({ name }) => name), key: key.map(({ name }) => name) }
}

/** Copies rows in the order of the primary key, so that a file of the same knowledge has the same pages. */
async function copyRows(
  from: Reading,
  database: DatabaseSync,
  table: string,
  part: PublicPart | null,
): Promise<void> {
  const { written, key } = columnsOf(database, table)
  const list = written.map((column) => `"${column}"`).join(', ')
  const insert: StatementSync = database.prepare(
    `insert into ${table} (${list}) values (${written.map(() => '?').join(', ')})`,
  )
  const valueOf = (row: Record<string, unknown>, column: string): SQLInputValue =>
    part && column in part.replaced ? (part.replaced[column] ?? null) : toSqlite(row[column])
  // The names of the tables are known here, their rows are not: each is copied as it is.
  const tables = from as unknown as Reading & Kysely<Record<string, Record<string, unknown>>>
  let query = tables.selectFrom(table).select(written)
  if (part) query = query.where(sql.ref(part.only.column), 'in', part.only.values)
  for (const column of key) query = query.orderBy(sql.ref(column))
  for await (const row of query.stream(CHUNK)) insert.run(...written.map((column) => valueOf(row, column)))
}

function insertContributor(database: DatabaseSync, at: string): void {
  const row = { ...CONTRIBUTOR, created_at: at, updated_at: at }
  const columns = Object.keys(row)
  database
    .prepare(`insert into users (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
    .run(...Object.values(row))
}

/** Gathers the statistics by which SQLite plans. */
export const gatherStatistics = (database: DatabaseSync): void =>
  database.exec('pragma analysis_limit = 1000; analyze')

/**
 * Writes the public part of a database into a SQLite file, row by row, with indexes and statistics.
 * @param from a snapshot
 * @param file an empty file
 * @param at time of what has none in a state, ISO 8601
 */
export async function writeStateFile(from: Reading, file: string, at: string): Promise<void> {
  const database = new DatabaseSync(file)
  try {
    database.exec(UNFINISHED_SET_UP)
    await createTables(database)
    const restore = [without(database, 'index'), without(database, 'trigger')]
    database.exec('begin')
    for (const [table, content] of Object.entries(stateContents))
      if (content !== 'private')
        await copyRows(from, database, table, content === 'knowledge' ? null : content)
    insertContributor(database, at)
    database.exec('commit')
    for (const putBack of restore) putBack()
    gatherStatistics(database)
  } finally {
    database.close()
  }
}
