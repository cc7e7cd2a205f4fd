import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { migrateDatabase } from './backup/migrate-database.ts'
import type { Config } from './config/config.ts'
import { knowledgebaseState } from './knowledge/summaries/knowledgebase.ts'
import { ensureSearchIndex } from './knowledge/search/reindex.ts'
import { DatabaseReadOnly, DatabaseUnavailable } from './storage/database-error.ts'
import { open } from './storage/database.ts'
import type { Storage } from './storage/database.ts'
import { schemaDifference } from './storage/migrations/migrate.ts'

const starterFolder = join(import.meta.dirname, 'import/starter')

/** Loads the starter knowledgebase into a database in which nothing was ever written. */
async function fillWhenNew(storage: Storage, log: FastifyBaseLogger): Promise<void> {
  const isNew = async () => (await knowledgebaseState(storage.read)).knowledgeVersion === 0
  if (!(await isNew())) return
  log.info('the database is empty: loading the starter knowledgebase')
  // Loaded only here: an import is the largest part of the program, and a start on a full database needs none of it.
  const { importRelease } = await import('#server/import/import-release.ts')
  try {
    await importRelease(storage, starterFolder, { origin: 'STARTER' })
  } catch (error) {
    // Another instance that started on the same database was first.
    if (await isNew()) throw error
  }
}

async function bringUpToDate(
  url: string,
  { isBackedUp, log }: { isBackedUp: boolean; log: FastifyBaseLogger },
): Promise<void> {
  const migration = await migrateDatabase(url, { isBackedUp })
  if (migration) log.info(migration, 'migrated the database of an earlier version')
  const storage = await open(url, { unlimited: true })
  try {
    await fillWhenNew(storage, log)
    await ensureSearchIndex(storage)
  } finally {
    await storage.close()
  }
}

/** Checks whether a database answers and has the schema of this program. */
async function isPrepared(url: string): Promise<boolean> {
  const storage = await open(url, { migrate: false })
  try {
    return (await schemaDifference(storage.read)).missing.length === 0
  } catch {
    return false
  } finally {
    await storage.close()
  }
}

/** Checks whether an error came of another of a kind. */
const isCausedBy = (error: unknown, kind: new () => Error): boolean =>
  error instanceof kind || (error instanceof Error && isCausedBy(error.cause, kind))

/** Why the service can answer readers though the database cannot be brought up to date; null: it cannot. */
async function reasonToRead(
  error: unknown,
  { databaseUrl, replicaUrls }: Pick<Config, 'databaseUrl' | 'replicaUrls'>,
): Promise<string | null> {
  if (isCausedBy(error, DatabaseReadOnly) && (await isPrepared(databaseUrl)))
    return 'the database can only be read: starting read-only'
  if (!isCausedBy(error, DatabaseUnavailable)) return null
  const answers = await Promise.all(replicaUrls.map(isPrepared))
  return answers.includes(true) ? 'the primary does not answer: starting read-only, with its replicas' : null
}

/**
 * Brings the database up to date; however long that takes, no request waits for it. Where it can only be read, or is away
 * while a replica answers, the service starts nevertheless.
 */
export async function prepareDatabase(
  config: Pick<Config, 'databaseUrl' | 'replicaUrls'>,
  options: { isBackedUp: boolean; log: FastifyBaseLogger },
): Promise<void> {
  try {
    await bringUpToDate(config.databaseUrl, options)
  } catch (error) {
    const reason = await reasonToRead(error, config)
    if (reason === null) throw error
    options.log.warn({ err: error }, reason)
  }
}
