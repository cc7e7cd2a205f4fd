import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { isDamage } from '#server/storage/database-error.ts'
import { translateSqliteError } from '#server/storage/sqlite/sqlite-errors.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { FolderError, folderError } from '#server/files/folder-error.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { allMigrations } from '#server/storage/migrations/migrate.ts'
import { makeOwnFile } from '#server/storage/sqlite/database-file.ts'

/** Pages copied at a time: the service on the same machine answers in between. */
const PAGES = 1000
/** How long another process may have the database to itself, in ms. */
const BUSY_TIMEOUT_MS = 10_000

/** Tables that every database of Curia has, whatever its version. */
export const ESSENTIAL_TABLES = ['knowledge_state', 'users', 'evidence_items'] as const

/** Hears how many pages of how many are copied. */
export type OnPages = (done: number, total: number) => void

/** Checks whether there is a file. */
export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/**
 * Copies one state of a database, with its log, that others may write meanwhile: the transaction that is open holds on to
 * it. The copy is for its owner alone.
 */
async function copyPages(from: string, to: string, onPages: OnPages): Promise<void> {
  makeOwnFile(to)
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

/** Checks the pages of a copy and its migrations. @throws ClientError with `name` for the original */
function assertWhole(copy: string, name: string): void {
  const database = new DatabaseSync(copy)
  try {
    database.exec('pragma journal_mode = delete')
    const rows = database.prepare('pragma integrity_check(5)').all()
    const faults = rows.map(({ integrity_check }) => integrity_check)
    if (faults.join() !== 'ok')
      throw new ClientError('DATABASE_DAMAGED', `${name} is damaged: ${faults.join('; ')}`)
    const names = database.prepare('select name from kysely_migration').all()
    const unsupported = names.map((row) => String(row['name'])).filter((each) => !(each in allMigrations))
    if (unsupported.length === names.length)
      throw new ClientError('BAD_REQUEST', `${name} is a database of another program, not of Curia`)
    const missing = ESSENTIAL_TABLES.filter(
      (table) => !database.prepare('select 1 from sqlite_schema where name = ?').get(table),
    )
    if (missing.length > 0)
      throw new ClientError(
        'BAD_REQUEST',
        `${name} is no whole database of Curia: it has no table ${missing.join(', ')}`,
      )
    if (unsupported.length > 0)
      throw new ClientError(
        'BAD_REQUEST',
        `${name} was written by a newer version of Curia (it has ${unsupported.join(', ')}): use that version`,
      )
  } finally {
    database.close()
  }
}

/**
 * Copies an SQLite database, with its log, into a new file by SQLite's online backup, and checks every page of the copy and
 * whether this version of Curia knows its schema.
 * @param to a file that is not there
 * @param name of the database in errors
 * @throws ClientError when it cannot be read, is damaged, or not one of Curia; FolderError when the copy cannot be written
 */
export async function copySqlite(
  from: string,
  to: string,
  name: string,
  onPages: OnPages = () => {},
): Promise<void> {
  if (!(await isThere(from))) throw new ClientError('NOT_FOUND', `There is no file ${from}`)
  try {
    await copyPages(from, to, onPages)
    assertWhole(to, name)
  } catch (error) {
    if (error instanceof ClientError) throw error
    const cause = folderError(error, dirname(to))
    if (cause instanceof FolderError) throw cause
    const reason = error instanceof Error ? error.message : String(error)
    const code = isDamage(translateSqliteError(error)) ? 'DATABASE_DAMAGED' : 'BAD_REQUEST'
    throw new ClientError(code, `${name} cannot be read as a database of Curia: ${reason}`)
  }
  await syncToDisk(to)
}
