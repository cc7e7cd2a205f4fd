import { sql } from 'kysely'
import { schemaDifference } from '#server/storage/migrations/migrate.ts'
import type { Reading } from '#server/storage/database.ts'
import { finding } from './finding.ts'
import type { Check, Finding } from './finding.ts'

/** Pages of the file that are damaged. Of PostgreSQL nothing is checked: its server checks its own files. */
export const damagedPages: Check = async (db, engine) => {
  if (engine !== 'sqlite') return []
  const faults: string[] = []
  const check = db
    .selectFrom(sql<{ integrity_check: string }>`pragma_integrity_check`.as('checked'))
    .select('checked.integrity_check')
  try {
    // It tells which pages it has found before it fails at one.
    for await (const { integrity_check: text } of check.stream(1)) if (text !== 'ok') faults.push(text)
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  return [finding('the pages of the database file are whole', faults)]
}

/** Rows that refer to others that are not there. */
export const brokenReferences: Check = async (db, engine) => {
  if (engine === 'sqlite') {
    const { rows } = await sql<{
      table: string
      rowid: number
      parent: string
    }>`pragma foreign_key_check`.execute(db)
    return [
      finding(
        'foreign keys are valid',
        rows.map(({ table, rowid, parent }) => `${table} ${rowid} (${parent})`),
      ),
    ]
  }
  return brokenReferencesOfPostgres(db)
}

/** A foreign key of PostgreSQL. */
interface ForeignKey {
  child: string
  parent: string
  columns: string[]
  targets: string[]
}

const columnsOf = (table: string, numbers: string) => `(select array_agg(quote_ident(attname) order by place)
  from unnest(${numbers}) with ordinality as key (number, place)
  join pg_attribute on attrelid = ${table} and attnum = key.number)`

/** Looks for rows without the row that they name: triggers can be switched off while they are written. */
async function brokenReferencesOfPostgres(db: Reading): Promise<(Finding | null)[]> {
  const keys = await sql<ForeignKey>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      ${sql.raw(columnsOf('conrelid', 'conkey'))}::text[] as columns,
      ${sql.raw(columnsOf('confrelid', 'confkey'))}::text[] as targets
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where contype = 'f' and nspname = 'public' order by child, conname`.execute(db)
  const broken: string[] = []
  for (const { child, parent, columns, targets } of keys.rows) {
    const hasValues = columns.map((column) => `child.${column} is not null`).join(' and ')
    const isSame = columns.map((column, place) => `parent.${targets[place]} = child.${column}`).join(' and ')
    const { rows } = await sql<{ value: string }>`
      select ${sql.raw(`concat_ws(', ', ${columns.map((column) => `child.${column}`).join(', ')})`)} as value
      from ${sql.raw(child)} as child where ${sql.raw(hasValues)}
        and not exists (select 1 from ${sql.raw(parent)} as parent where ${sql.raw(isSame)}) limit 20`.execute(
      db,
    )
    broken.push(...rows.map(({ value }) => `${child}.${columns.join()} ${value} (${parent})`))
  }
  return [finding('foreign keys are valid', broken)]
}

/** Migrations that the database lacks or that this version does not know. */
export const otherSchema: Check = async (db) => {
  const { missing, unknown } = await schemaDifference(db)
  return [
    finding('the database has all migrations (the next start of the service runs them)', missing),
    finding('this version of Curia knows all migrations of the database', unknown),
  ]
}
