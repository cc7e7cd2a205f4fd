import { access, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientError } from '#server/client-error.ts'
import { databaseName, parseDatabaseUrl } from '#server/storage/database-url.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { backupPath, removeOldBackups } from './backup-files.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { backUpSqlite } from './sqlite-backup.ts'
import type { OnPages } from './sqlite-backup.ts'
import { copyStates } from './state-copies.ts'

/** Database and states to back up, and the folder of the backups. */
export interface BackupOptions {
  databaseUrl: string
  /** Folder of the frozen states of the database. */
  states: string
  /** Folder of the backups. */
  folder: string
  /** Number of backups to keep; null: all. */
  keep: number | null
  /** Time in the name of the backup. */
  now?: Date
  /** Hears how far the copy of an SQLite database is. */
  onPages?: OnPages
}

/** A backup that was made. */
export interface Backup {
  file: string
  bytes: number
  /** Frozen states that were copied beside it. */
  copiedStates: number
  /** Older backups that were removed. */
  removed: number
}

/** Folder of the copies of frozen states, beside the backups of their database. */
const backedUpStates = (folder: string, databaseUrl: string): string =>
  join(folder, 'states', databaseName(parseDatabaseUrl(databaseUrl)))

async function assertFree(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new ClientError('CONFLICT', `There is a backup ${file} already: try again in a second`)
}

/**
 * Backs up a database, which may be in use, and its frozen states. The backup has its name only when it is complete,
 * checked and on the disk; older ones are removed after that.
 * @throws ClientError or Error saying why there is no backup; nothing is left of it then
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { databaseUrl, states, folder, keep, now = new Date(), onPages } = options
  const location = parseDatabaseUrl(databaseUrl)
  const file = backupPath(folder, location, now)
  await assertFree(file)
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    if (location.engine === 'sqlite') await backUpSqlite(location.target, part, onPages)
    else await backUpPostgres(location.target, part)
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
  await syncToDisk(folder)
  const copiedStates = await copyStates(states, backedUpStates(folder, databaseUrl), { prune: true })
  const removed = keep === null ? 0 : await removeOldBackups(folder, location, keep)
  return { file, bytes: (await stat(file)).size, copiedStates, removed }
}
