import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { ClientError } from '#server/client-error.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { allMigrations } from '#server/storage/migrations/migrate.ts'
import { makeOwnFile } from '#server/storage/sqlite/database-file.ts'

/** Pages copied at a time: the service on the same machine answers in between. */
const PAGES = 1000
/** How long another process may keep the database to itself, in ms. */
const BUSY_TIMEOUT_MS = 10_000
/** Files of an SQLite database. */
const COMPANIONS = ['', '-wal', '-shm'] as const

/** Hears how many pages of how many are copied. */
export type OnPages = (done: number, total: number) => void

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Copies one state of a database that others may write meanwhile: the transaction that is open holds on to it. */
async function copyPages(from: string, to: string, onPages: OnPages): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    source.exec('begin')
    source.prepare('select count(*) from sqlite_schema').get()
    await backup(source, to, {
      rate: PAGES,
      progress: ({ totalPages, remainingPages }) => onPages(totalPages - remainingPages, totalPages),
    })
  } finally {
    source.close()
  }
}

/**
 * Checks that a file is a whole database of this version of Curia or an earlier one, without a log beside it.
 * @throws ClientError saying what is wrong with it
 */
function assertWhole(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete')
    const faults = database
      .prepare('pragma integrity_check(5)')
      .all()
      .map(({ integrity_check }) => integrity_check)
    if (faults.join() !== 'ok')
      throw new ClientError('BAD_REQUEST', `${file} is damaged: ${faults.join('; ')}`)
    const names = database
      .prepare('select name from kysely_migration')
      .all()
      .map(({ name }) => String(name))
    const unknown = names.filter((name) => !(name in allMigrations))
    if (unknown.length > 0)
      throw new ClientError(
        'BAD_REQUEST',
        `${file} was written by a newer version of Curia (it has ${unknown.join(', ')}): restore it with that version`,
      )
  } catch (error) {
    if (error instanceof ClientError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ClientError('BAD_REQUEST', `${file} is not a backup of Curia: ${reason}`)
  } finally {
    database.close()
  }
}

/**
 * Copies an SQLite database into a new file by its online backup and opens and checks the copy.
 * @param to a file that is not there
 * @throws Error when the database cannot be read or the copy is not whole
 */
export async function backUpSqlite(from: string, to: string, onPages: OnPages = () => {}): Promise<void> {
  if (!(await isThere(from))) throw new ClientError('NOT_FOUND', `There is no database ${from}`)
  makeOwnFile(to)
  await copyPages(from, to, onPages)
  assertWhole(to)
  await syncToDisk(to)
}

/** Knowledge version of a database that no other process has open; null where it cannot be read. */
function versionOfUnused(file: string): number | null {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 1000 })
    // Leaving the log is possible only for the last connection, and moves what is in it into the file.
    const mode = database.prepare('pragma journal_mode = delete').get()?.['journal_mode']
    if (mode !== 'delete') throw inUse(file)
    return Number(database.prepare('select version from knowledge_state').get()?.['version'] ?? 0)
  } catch (error) {
    if (isBusy(error)) throw inUse(file)
    if (error instanceof ClientError) throw error
    return null
  } finally {
    database?.close()
  }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY

const inUse = (file: string) =>
  new ClientError(
    'CONFLICT',
    `${file} is in use: stop the service and all commands that use it, then restore`,
  )

/** Continues the numbers of the knowledge, so that nobody takes another state for one that they have seen. */
function continueVersions(file: string, after: number): void {
  const database = new DatabaseSync(file)
  try {
    database.prepare('update knowledge_state set version = max(version, ?) + 1').run(after)
  } finally {
    database.close()
  }
}

/** Database that a restored one has replaced. */
export interface Replaced {
  /** Its file under its new name. */
  file: string
}

/**
 * Puts a copy of a backup in the place of a database. The database that was there keeps its content under another name.
 * @param at time in the name of the replaced database
 * @returns the replaced database; null where there was none
 * @throws ClientError when the backup is not whole, or the database is in use
 */
export async function restoreSqlite(backupFile: string, file: string, at: Date): Promise<Replaced | null> {
  const part = `${file}.restoring`
  await rm(part, { force: true })
  try {
    makeOwnFile(part)
    await copyFile(backupFile, part)
    assertWhole(part)
    const isReplaced = await isThere(file)
    const version = isReplaced ? versionOfUnused(file) : null
    continueVersions(part, version ?? 0)
    await syncToDisk(part)
    const replaced = `${file}.replaced-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    for (const suffix of COMPANIONS)
      if (await isThere(file + suffix)) await rename(file + suffix, replaced + suffix)
    await rename(part, file)
    return isReplaced ? { file: replaced } : null
  } finally {
    for (const suffix of [...COMPANIONS, '-journal']) await rm(part + suffix, { force: true })
  }
}
