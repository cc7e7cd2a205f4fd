import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { databaseName } from '#server/storage/database-url.ts'
import type { Location } from '#server/storage/database-url.ts'
import type { Engine } from '#server/storage/dialect.ts'

/** Endings of backups: an SQLite file, or an archive of `pg_dump`. */
const endings: Readonly<Record<Engine, string>> = { sqlite: '.db', postgres: '.dump' }

const FILE = /^(.+)-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)(\.db|\.dump)$/

/** A backup of a database in a folder. */
export interface BackupFile {
  file: string
  /** When it was made, `2026-07-20T00-05-00Z`. */
  time: string
  bytes: number
}

/** Path of the backup of a database that is made at a time, in whole seconds. */
export function backupPath(folder: string, location: Location, at: Date): string {
  const time = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  return join(folder, `${databaseName(location)}-${time}${endings[location.engine]}`)
}

/** Name of the database that a backup is of; null where the file has no name of one. */
export const backedUpDatabase = (file: string): string | null => FILE.exec(basename(file))?.[1] ?? null

/** Backups of a database in a folder, oldest first. */
async function backupsOf(folder: string, location: Location): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => [])
  const found = names.sort().map(async (name): Promise<BackupFile | null> => {
    const [, database, time = '', ending] = FILE.exec(name) ?? []
    if (database !== databaseName(location) || ending !== endings[location.engine]) return null
    const file = join(folder, name)
    return { file, time, bytes: (await stat(file)).size }
  })
  return (await Promise.all(found)).filter((backup) => backup !== null)
}

/** Removes all backups of a database but the newest ones. @returns how many were removed */
export async function removeOldBackups(folder: string, location: Location, keep: number): Promise<number> {
  const backups = await backupsOf(folder, location)
  const old = backups.slice(0, Math.max(0, backups.length - keep))
  for (const { file } of old) await rm(file)
  return old.length
}
