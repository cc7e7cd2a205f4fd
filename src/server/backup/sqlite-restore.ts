import { chown, link, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ClientError } from '#server/errors/client-error.ts'
import { fileOwner } from '#server/files/file-owner.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { copySqlite, isThere } from './sqlite-backup.ts'

const SQLITE_BUSY = 5
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY

const inUse = (file: string) =>
  new ClientError(
    'CONFLICT',
    `${file} is in use: stop the service and all commands that use it, then restore`,
  )

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

/** Continues the numbers of the knowledge, so that nobody takes another state for one that they have seen. */
function continueVersions(file: string, after: number): void {
  const database = new DatabaseSync(file)
  try {
    database.prepare('update knowledge_state set version = max(version, ?) + 1').run(after)
  } finally {
    database.close()
  }
}

/** Gives a file the owner of another, where that is allowed: the service must be able to open it. */
async function ownLike(file: string, other: string): Promise<void> {
  const { uid, gid } = await stat(other)
  await chown(file, uid, gid).catch(() => {})
}

/** Gives a database a second name. The log of one that could not be read moves with it: it must not meet another file. */
async function nameAlso(file: string, replaced: string): Promise<void> {
  if (await isThere(replaced))
    throw new ClientError('CONFLICT', `There is a file ${replaced}: try again in a second`)
  for (const suffix of ['-wal', '-shm'])
    if (await isThere(file + suffix)) await rename(file + suffix, replaced + suffix)
  // Where there are no links, the database has no name for a moment.
  await link(file, replaced).catch(() => rename(file, replaced))
}

/** A database whose place another has taken. */
export interface Replaced {
  /** Its file under its new name. */
  file: string
}

/**
 * Puts a copy of a backup in the place of a database. The database that was there stays under another name, and has its own
 * until the copy is complete.
 * @param at time in the name of the replaced database
 * @returns the replaced database; null where there was none
 * @throws ClientError when the backup is not whole, or the database is in use
 */
export async function restoreSqlite(backupFile: string, file: string, at: Date): Promise<Replaced | null> {
  const part = `${file}.${fileOwner()}.restoring`
  try {
    await copySqlite(backupFile, part, backupFile)
    const isReplaced = await isThere(file)
    const version = isReplaced ? versionOfUnused(file) : null
    continueVersions(part, version ?? 0)
    await ownLike(part, isReplaced ? file : dirname(file))
    await syncToDisk(part)
    const replaced = `${file}.replaced-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    if (isReplaced) await nameAlso(file, replaced)
    await rename(part, file)
    await syncToDisk(dirname(file))
    return isReplaced ? { file: replaced } : null
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(part + suffix, { force: true })
  }
}
