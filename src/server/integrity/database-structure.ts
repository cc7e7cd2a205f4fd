import { sql } from 'kysely'
import { schemaDifference } from '#server/storage/migrations/migrate.ts'
import { finding } from './finding.ts'
import type { Check } from './finding.ts'

/** Pages of the file that are damaged. Of PostgreSQL nothing is checked: its server checks its own files. */
export const damagedPages: Check = async (db, engine) => {
  if (engine !== 'sqlite') return []
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(db)
  const faults = rows.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok')
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
        'what a row refers to is there',
        rows.map(({ table, rowid, parent }) => `${table} ${rowid} (${parent})`),
      ),
    ]
  }
  // PostgreSQL holds references at every change, unless somebody has switched that off.
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || ' ' || conname as name from pg_constraint where contype = 'f' and not convalidated
    union all
    select tgrelid::regclass::text || ' ' || tgname from pg_trigger where tgisinternal and tgenabled = 'D'`.execute(
    db,
  )
  return [
    finding(
      'PostgreSQL enforces references',
      rows.map(({ name }) => name),
    ),
  ]
}

/** Migrations that the database lacks or that this version does not know. */
export const otherSchema: Check = async (db) => {
  const { missing, unknown } = await schemaDifference(db)
  return [
    finding('the database has all migrations (the next start of the service runs them)', missing),
    finding('this version of Curia knows all migrations of the database', unknown),
  ]
}
