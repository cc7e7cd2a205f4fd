import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putInPlace } from '#server/files/folder-owner.ts'
import { fileOwner } from '#server/files/file-owner.ts'
import { folderError, writeInto } from '#server/files/folder-error.ts'
import { databaseName, parseDatabaseUrl } from '#server/config/database-url.ts'
import type { Location } from '#server/config/database-url.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import {
  backupPath,
  claimBackupFolder,
  newestBackup,
  partPath,
  removeOldBackups,
  removeUnfinishedBackups,
} from './backup-files.ts'
import { writeManifest } from './backup-manifest.ts'
import { withLockFile } from './lock-file.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { assertPrograms } from './postgres-programs.ts'
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
    await putInPlace(part, file)
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm', '-manifest'])
      await rm(part + suffix, { force: true })
  }
}

/** Copies the frozen states beside the backups. @throws Error that says that the backup itself is there */
async function copyStatesBeside(file: string, states: string, copies: string): Promise<number> {
  try {
    const { copied, damaged } = await copyStates(states, copies, { prune: true })
    if (damaged.length > 0)
      throw new Error(`${damaged.join(', ')}: damaged, as the SHA-256 is not the one in the name`)
    return copied
  } catch (error) {
    const cause = folderError(error, copies)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} is complete, but the frozen states could not be copied: ${reason}`, {
      cause: error,
    })
  }
}

async function backUp(options: BackupOptions): Promise<Backup> {
  const { databaseUrl, folder, now = new Date(), onPages } = options
  const location = parseDatabaseUrl(databaseUrl)
  const name = databaseName(location)
  await claimBackupFolder(folder, location)
  return withLockFile(join(folder, `${name}.lock`), `A backup of ${name}`, async () => {
    await removeUnfinishedBackups(folder, location)
    const file = backupPath(folder, location, now)
    await writeBackup(file, location, { now, onPages })
    await syncToDisk(folder)
    return completed(file, options)
  })
}

/** Copies the frozen states beside a backup that is there, and removes older backups. */
async function completed(
  file: string,
  { databaseUrl, states, folder, keep }: BackupOptions,
): Promise<Backup> {
  const location = parseDatabaseUrl(databaseUrl)
  const copies = join(folder, 'states', databaseName(location))
  const copiedStates = await copyStatesBeside(file, states, copies)
  const removed = keep === null ? 0 : await removeOldBackups(folder, location, keep)
  return { file, bytes: (await stat(file)).size, copiedStates, removed }
}

/**
 * Backs up a database, which may be in use, and its frozen states. Older backups are removed when the new one is there.
 * @throws ClientError or Error saying why there is no backup, or no copy of the states; nothing incomplete is left then
 */
export const createBackup = (options: BackupOptions): Promise<Backup> =>
  writeInto(options.folder, () => backUp(options))

/** Outcome for the backup of a day: it was made, or was there already, as another process or a command had made it. */
export type DailyBackup = 'made' | 'present'

/**
 * Makes the backup of a day, or completes the one that is there with the frozen states that it lacks.
 * @throws as {@link createBackup}
 */
export async function createDailyBackup(options: BackupOptions): Promise<DailyBackup> {
  const { databaseUrl, folder, now = new Date() } = options
  const newest = await newestBackup(folder, parseDatabaseUrl(databaseUrl))
  if (newest?.day !== now.toISOString().slice(0, 10)) {
    await createBackup(options)
    return 'made'
  }
  await writeInto(folder, () => completed(newest.file, options))
  return 'present'
}

/**
 * Tries whether backups of a database can be made in a folder, and writes a byte into it.
 * @throws ClientError or Error saying why not
 */
export async function tryBackups({
  databaseUrl,
  folder,
}: Pick<BackupOptions, 'databaseUrl' | 'folder'>): Promise<void> {
  const location = parseDatabaseUrl(databaseUrl)
  await writeInto(folder, async () => {
    await claimBackupFolder(folder, location)
    const trial = join(folder, `${fileOwner()}.trial`)
    try {
      await writeFile(trial, '\n', { mode: 0o600 })
      await syncToDisk(trial)
    } finally {
      await rm(trial, { force: true })
    }
  })
  if (location.engine === 'postgres') assertPrograms()
}
