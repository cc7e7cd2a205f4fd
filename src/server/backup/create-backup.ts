import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { folderError, writeInto } from '#server/files/folder-error.ts'
import { databaseName, parseDatabaseUrl } from '#server/config/database-url.ts'
import type { Location } from '#server/config/database-url.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import {
  backupPath,
  claimBackupFolder,
  partPath,
  removeOldBackups,
  removeUnfinishedBackups,
} from './backup-files.ts'
import { writeManifest } from './backup-manifest.ts'
import { withLockFile } from './lock-file.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { copySqlite } from './sqlite-backup.ts'
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

/** Writes the file of a backup, which has its name only when it is complete, verified and on the disk. */
async function writeBackup(
  file: string,
  location: Location,
  { now, onPages }: { now: Date; onPages: OnPages | undefined },
): Promise<void> {
  const part = partPath(file)
  const { engine, target } = location
  try {
    if (engine === 'sqlite') await copySqlite(target, part, `The database ${target}`, onPages)
    else await backUpPostgres(target, part)
    await writeManifest(file, part, location, now)
    await rename(part, file)
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm', '-manifest'])
      await rm(part + suffix, { force: true })
  }
}

/** Copies the frozen states beside the backups. @throws Error that says that the backup itself is there */
async function copyStatesBeside(file: string, states: string, copies: string): Promise<number> {
  try {
    return await copyStates(states, copies, { prune: true })
  } catch (error) {
    const cause = folderError(error, copies)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is complete, but the frozen states could not be copied: ${reason}`, {
      cause: error,
    })
  }
}

async function backUp(options: BackupOptions): Promise<Backup> {
  const { databaseUrl, states, folder, keep, now = new Date(), onPages } = options
  const location = parseDatabaseUrl(databaseUrl)
  const name = databaseName(location)
  await claimBackupFolder(folder, location)
  return withLockFile(join(folder, `${name}.lock`), `A backup of ${name}`, async () => {
    await removeUnfinishedBackups(folder, location)
    const file = backupPath(folder, location, now)
    await writeBackup(file, location, { now, onPages })
    await syncToDisk(folder)
    const copiedStates = await copyStatesBeside(file, states, join(folder, 'states', name))
    const removed = keep === null ? 0 : await removeOldBackups(folder, location, keep)
    return { file, bytes: (await stat(file)).size, copiedStates, removed }
  })
}

/**
 * Backs up a database, which may be in use, and its frozen states. Older backups are removed when the new one is there.
 * @throws ClientError or Error saying why there is no backup, or no copy of the states; nothing incomplete is left then
 */
export const createBackup = (options: BackupOptions): Promise<Backup> =>
  writeInto(options.folder, () => backUp(options))
