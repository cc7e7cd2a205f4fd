import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { dialectOf } from '#server/storage/dialect.ts'
import { allMigrations, migrateToLatest } from '#server/storage/migrations/migrate.ts'
import { openedDialect } from '#server/storage/sqlite/sqlite-driver.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * Gives an empty database the schema of an earlier version of Curia, with the migrations up to one.
 * @returns the names of the migrations that it lacks
 */
export async function makeEarlierDatabase(url: string, newest: string): Promise<string[]> {
  const { engine, target } = parseDatabaseUrl(url)
  const names = Object.keys(allMigrations)
  const there = names.filter((name) => name <= newest)
  const file = engine === 'sqlite' ? new DatabaseSync(target) : null
  const dialect =
    file === null
      ? new PostgresDialect({ pool: new Pool({ connectionString: target }) })
      : openedDialect(file)
  const db = new Kysely<Tables>({ dialect })
  const migrations = Object.fromEntries(
    Object.entries(allMigrations).filter(([name]) => there.includes(name)),
  )
  await migrateToLatest(db, dialectOf(engine), migrations)
  await db.destroy()
  if (file?.isOpen) file.close()
  return names.filter((name) => !there.includes(name))
}
