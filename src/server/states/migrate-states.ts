import { copyFile, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import { isSearchIndexed, rebuildSearch } from '#server/knowledge/search/reindex.ts'
import { dialectOf } from '#server/storage/dialect.ts'
import { allMigrations, migrateToLatest, schemaDifference } from '#server/storage/migrations/migrate.ts'
import type { Migrations } from '#server/storage/migrations/migrate.ts'
import { existingFile, openedDialect } from '#server/storage/sqlite/sqlite-driver.ts'
import type { Tables } from '#server/storage/tables.ts'
import { EXPORT_FORMAT } from './content-digest.ts'
import { digestOfContents, makeStateFile, reasonOf } from './publish.ts'
import { CONTRIBUTOR, stateContents } from './state-contents.ts'
import { gatherStatistics } from './state-file.ts'
import { readLabel, writeLabel } from './state-label.ts'
import { storedStates } from './stored-states.ts'
import type { StoredState } from './stored-states.ts'

/** As a service has it while it migrates; a file that is not finished is thrown away as a whole. */
const SET_UP = 'pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = on'

/** A state that stays as it is, as it could not be migrated. */
export interface StateError {
  /** Name of the state. */
  name: string
  reason: string
}

const kyselyOf = (database: DatabaseSync) => new Kysely<Tables>({ dialect: openedDialect(database) })

/** Checks whether the file of a state lacks what those have that this version of Curia makes. */
export async function isBehind(
  { file }: StoredState,
  migrations: Migrations = allMigrations,
): Promise<boolean> {
  const database = new DatabaseSync(existingFile(file, { isFrozen: true }), { readOnly: true })
  try {
    const db = kyselyOf(database)
    const { missing, unknown } = await schemaDifference(db, migrations)
    if (unknown.length > 0) return false
    if (missing.length > 0 || readLabel(database)?.exportFormat !== EXPORT_FORMAT) return true
    return !(await isSearchIndexed(db))
  } finally {
    database.close()
  }
}

/** The states of a folder that an earlier version of Curia made, oldest first. A file that cannot be read is none. */
export async function statesBehind(
  folder: string,
  migrations: Migrations = allMigrations,
): Promise<StoredState[]> {
  const behind: StoredState[] = []
  for (const state of await storedStates(folder))
    if (await isBehind(state, migrations).catch(() => false)) behind.push(state)
  return behind
}

/** Removes what migrations have noted or written that is no part of a state. */
function emptyPrivateTables(database: DatabaseSync): void {
  for (const [table, content] of Object.entries(stateContents))
    if (content === 'private')
      database.exec(`delete from ${table}${table === 'users' ? ` where id <> ${CONTRIBUTOR.id}` : ''}`)
}

/** Migrates a file, and does what the service does after it has migrated its database. */
async function migrateFile(database: DatabaseSync, migrations: Migrations): Promise<void> {
  const db = kyselyOf(database)
  await migrateToLatest(db, dialectOf('sqlite'), migrations)
  if (!(await isSearchIndexed(db))) await db.transaction().execute((tx) => rebuildSearch(tx))
  emptyPrivateTables(database)
  const broken = database.prepare('pragma foreign_key_check').get()
  if (broken) throw new Error(`rows of ${String(broken['table'])} refer to what is not there`)
  gatherStatistics(database)
}

/** @throws Error when the content of a state is another one than when it was frozen */
function assertSameContent(before: string, after: string): void {
  if (before !== after)
    throw new Error(
      `its content would change: the SHA-256 of its export was ${before} and became ${after}. Report that as a defect of Curia`,
    )
}

/** Brings the file of a state to the schema of this version. */
async function bringFileForward(part: string, state: StoredState, migrations: Migrations): Promise<void> {
  const database = new DatabaseSync(pathToFileURL(part))
  try {
    database.exec(SET_UP)
    const label = readLabel(database)
    await migrateFile(database, migrations)
    const contentDigest = await digestOfContents(database)
    // Of an export that is written in another way nothing can be compared.
    if (label?.exportFormat === EXPORT_FORMAT) assertSameContent(label.contentDigest, contentDigest)
    const { name, version, date } = state
    writeLabel(database, { name, version, date, contentDigest })
  } finally {
    database.close()
  }
}

/**
 * Brings a state of an earlier version of Curia forward: the migrations that it lacks run on a copy, which takes its
 * place when the digest of its export is that of the day it was frozen.
 * @returns the state as it is now, with the digest of its new file
 * @throws Error that names the state when that cannot be done; it stays as it is then
 */
export async function migrateState(
  folder: string,
  state: StoredState,
  migrations: Migrations = allMigrations,
): Promise<StoredState> {
  try {
    const migrated = await makeStateFile(folder, async (part) => {
      await copyFile(state.file, part)
      await bringFileForward(part, state, migrations)
      return state
    })
    await rm(state.file, { force: true })
    return migrated
  } catch (error) {
    throw new Error(`State ${state.name} could not be migrated: ${reasonOf(error)}`, { cause: error })
  }
}

/** Brings all states of a folder forward that an earlier version of Curia made; one that cannot be holds up no other. */
export async function migrateStates(
  folder: string,
  migrations: Migrations = allMigrations,
): Promise<{ migrated: StoredState[]; errors: StateError[] }> {
  const migrated: StoredState[] = []
  const errors: StateError[] = []
  for (const state of await statesBehind(folder, migrations))
    try {
      migrated.push(await migrateState(folder, state, migrations))
    } catch (error) {
      errors.push({ name: state.name, reason: error instanceof Error ? error.message : String(error) })
    }
  return { migrated, errors }
}
