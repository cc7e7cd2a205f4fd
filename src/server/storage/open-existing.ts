import { existsSync } from 'node:fs'
import { ClientError } from '#server/errors/client-error.ts'
import { open } from './database.ts'
import type { OpenOptions, Storage } from './database.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'

/** @throws ClientError for an SQLite file that is not there, which opening it would create */
export function assertDatabaseExists(url: string): void {
  const { engine, target } = parseDatabaseUrl(url)
  if (engine !== 'sqlite' || existsSync(target)) return
  throw new ClientError(
    'NOT_FOUND',
    `There is no database ${target}: correct DATABASE_URL or --database, or create it by starting the service (curia serve) or by an import (curia import)`,
  )
}

/**
 * Opens the database that a command reads or changes, which a mistyped address must not create.
 * @throws ClientError where there is none; Error as `open` does
 */
export async function openExisting(url: string, options: OpenOptions = {}): Promise<Storage> {
  assertDatabaseExists(url)
  return open(url, options)
}
