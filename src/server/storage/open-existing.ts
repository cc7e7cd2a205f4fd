import { existsSync } from 'node:fs'
import { ClientError } from '#server/errors/client-error.ts'
import { open } from './database.ts'
import type { OpenOptions, Storage } from './database.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { openingError } from './opening-error.ts'
import { allMigrations, newerSchema, schemaDifference } from './migrations/migrate.ts'

/** @throws ClientError for an SQLite file that is not there, which opening it would create */
export function assertDatabaseExists(url: string): void {
  const { engine, target } = parseDatabaseUrl(url)
  if (engine !== 'sqlite' || existsSync(target)) return
  throw new ClientError(
    'NOT_FOUND',
    `There is no database ${target}: correct DATABASE_URL or --database, or create it by starting the service (curia serve) or by an import (curia import)`,
  )
}

/** Whether a database has the schema of this program, or none at all yet. @throws Error where it has that of another version, or does not answer */
async function schemaOf({ read }: Storage, url: string): Promise<'present' | 'none'> {
  const { missing, breaking } = await schemaDifference(read).catch((error: unknown) => {
    throw openingError(error, parseDatabaseUrl(url))
  })
  if (breaking.length > 0) throw newerSchema(breaking)
  if (missing.length === 0) return 'present'
  if (missing.length === Object.keys(allMigrations).length) return 'none'
  throw new ClientError(
    'CONFLICT',
    `The database has the schema of an earlier version of Curia (it lacks ${missing.join(', ')}), and only starting the service or “curia migrate” changes that: make a backup (curia backup <folder>), then run curia migrate`,
  )
}

/**
 * Opens the database that a command reads or changes, which a mistyped address must not create. It is never migrated.
 * @throws ClientError where there is none, or one with an earlier schema (unless `migrate` is false: the command then takes
 * any); Error as `open` does
 */
export async function openExisting(url: string, options: OpenOptions = {}): Promise<Storage> {
  assertDatabaseExists(url)
  const storage = await open(url, { ...options, migrate: false })
  try {
    if (options.migrate !== false && (await schemaOf(storage, url)) === 'none')
      throw new ClientError(
        'NOT_FOUND',
        'The database is empty: correct DATABASE_URL or --database, or fill it by starting the service (curia serve) or by an import (curia import)',
      )
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/**
 * Opens the database that a command fills, and creates it where there is none. One that is there is never migrated.
 * @throws ClientError for one with an earlier schema; Error as `open` does
 */
export async function openOrCreate(url: string, options: OpenOptions = {}): Promise<Storage> {
  const storage = await open(url, { ...options, migrate: false })
  const schema = await schemaOf(storage, url).catch(async (error: unknown) => {
    await storage.close()
    throw error
  })
  if (schema === 'present') return storage
  await storage.close()
  return open(url, options)
}
