import { ClientError } from '#server/errors/client-error.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { open } from '#server/storage/database.ts'
import { openingError } from '#server/storage/opening-error.ts'
import { allMigrations, schemaDifference } from '#server/storage/migrations/migrate.ts'
import { copySqlite } from './sqlite-backup.ts'

/** A migration that was made. */
export interface SchemaMigration {
  /** Newest migration before and after. */
  from: string
  to: string
  migrations: number
  seconds: number
  /** Copy of the SQLite database as it was before; null where none was made. */
  copy: string | null
}

/** What the schema of a database lacks of that of this program. */
async function missingMigrations(url: string): Promise<{ from: string | null; missing: string[] }> {
  const storage = await open(url, { migrate: false, unlimited: true })
  try {
    const { missing } = await schemaDifference(storage.read).catch((error: unknown) => {
      throw openingError(error, parseDatabaseUrl(url))
    })
    const present = Object.keys(allMigrations).filter((name) => !missing.includes(name))
    return { from: present.at(-1) ?? null, missing }
  } finally {
    await storage.close()
  }
}

/** Copies an SQLite database beside itself, as a backup of what it was before a migration. */
async function copyBeside(file: string): Promise<string> {
  const time = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const copy = `${file}.before-migration-${time}`
  await copySqlite(file, copy, `The database ${file}`)
  return copy
}

/**
 * Brings the schema of a database to that of this program. One that is there is migrated only where it can be had back: of
 * an SQLite file a copy is made beside it, of PostgreSQL somebody must say that there is a backup.
 * @param options.isBackedUp somebody says so; no copy is made then
 * @returns what was done; null for a new database, and for one with that schema
 * @throws ClientError when there may be no backup
 */
export async function migrateDatabase(
  url: string,
  { isBackedUp }: { isBackedUp: boolean },
): Promise<SchemaMigration | null> {
  const { from, missing } = await missingMigrations(url)
  if (missing.length === 0) return null
  const { engine, target } = parseDatabaseUrl(url)
  const isOlder = from !== null
  if (isOlder && engine === 'postgres' && !isBackedUp)
    throw new ClientError(
      'CONFLICT',
      `The database has the schema of an earlier version of Curia (${from}), which this version changes to ${missing.at(-1)}: make a backup (curia backup <folder>, which changes nothing), then run curia migrate --yes, or start the service with --yes`,
    )
  const copy = isOlder && engine === 'sqlite' && !isBackedUp ? await copyBeside(target) : null
  const begun = performance.now()
  await (await open(url, { unlimited: true })).close()
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  return isOlder ? { from, to: missing.at(-1) ?? '', migrations: missing.length, seconds, copy } : null
}
