import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import { ClientError } from '#server/errors/client-error.ts'
import { putInPlace } from '#server/files/folder-owner.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { fileOwner, isAbandoned } from '#server/files/file-owner.ts'
import { hasItsLength, manifestPath } from './backup-manifest.ts'
import { databaseName } from '#server/config/database-url.ts'
import type { Location } from '#server/config/database-url.ts'
import type { Engine } from '#server/config/database-url.ts'

/** Endings of backups: an SQLite file, or an archive of `pg_dump`. */
const endings: Readonly<Record<Engine, string>> = { sqlite: '.db', postgres: '.dump' }

const FILE = /^(.+)-(\d{4}-\d{2}-\d{2})(T\d{2}-\d{2}-\d{2}Z)(\.db|\.dump)$/
/** A file of a backup that is being made, with companions of SQLite. */
const PART = /^(.+)-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.\w+\.(\d+)@(.+)\.part(?:-\w+)?$/

/** Path of the backup of a database that is made at a time, in whole seconds. */
export function backupPath(folder: string, location: Location, at: Date): string {
  const time = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  return join(folder, `${databaseName(location)}-${time}${endings[location.engine]}`)
}

/** Path of a backup while this process makes it. */
export const partPath = (file: string): string => `${file}.${fileOwner()}.part`

/** Name of the database that a backup is of; null where the file has no name of one. */
export const backedUpDatabase = (file: string): string | null => FILE.exec(basename(file))?.[1] ?? null

/** Names of the backups of a database in a folder with their days (`2026-07-20`), oldest first. */
async function backupsOf(folder: string, location: Location): Promise<{ name: string; day: string }[]> {
  const names = await readdir(folder).catch(() => [])
  return names.sort().flatMap((name) => {
    const [, database, day = '', , ending] = FILE.exec(name) ?? []
    return database === databaseName(location) && ending === endings[location.engine] ? [{ name, day }] : []
  })
}

/** Path and day (`2026-07-20`) of the newest backup of a database in a folder that is as long as it was made; null where there is none. */
export async function newestBackup(
  folder: string,
  location: Location,
): Promise<{ file: string; day: string } | null> {
  for (const { name, day } of (await backupsOf(folder, location)).reverse()) {
    const file = join(folder, name)
    if (await hasItsLength(file)) return { file, day }
  }
  return null
}

/**
 * A sentence where the newest backup of a database is of an earlier day, so that a nightly one is missing; null where it is
 * of today, and before the first.
 */
export async function missingBackup(folder: string, location: Location): Promise<string | null> {
  const newest = (await newestBackup(folder, location))?.day ?? null
  const today = new Date().toISOString().slice(0, 10)
  return newest === null || newest >= today
    ? null
    : `The nightly backup is missing: the newest is of ${newest}`
}

/** Removes all backups of a database but the newest ones. @returns how many were removed */
export async function removeOldBackups(folder: string, location: Location, keep: number): Promise<number> {
  const backups = await backupsOf(folder, location)
  const old = backups.slice(0, Math.max(0, backups.length - keep))
  for (const { name } of old) {
    await rm(join(folder, name))
    await rm(manifestPath(join(folder, name)), { force: true })
  }
  return old.length
}

/** Removes what processes of this machine have left of backups of a database that they did not finish. */
export async function removeUnfinishedBackups(folder: string, location: Location): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const there = new Set(names)
  for (const name of names) {
    const [, database, pid, host = ''] = PART.exec(name) ?? []
    const isPart = database === databaseName(location) && isAbandoned(Number(pid), host)
    const backup = name.replace(/\.json$/, '')
    const isManifestAlone =
      backup !== name && !there.has(backup) && backedUpDatabase(backup) === databaseName(location)
    if (isPart || isManifestAlone) await rm(join(folder, name))
  }
}

/** Where a database is: two of the same name are told apart by it. */
function placeOf({ engine, target }: Location): string {
  if (engine === 'sqlite') return `${target} on ${hostname()}`
  const { host, pathname } = new URL(target)
  return `${decodeURIComponent(pathname.slice(1))} on ${host}`
}

async function writeMarker(marker: string, place: string): Promise<void> {
  const part = `${marker}.${fileOwner()}`
  try {
    await writeFile(part, place, { mode: 0o600 })
    await putInPlace(part, marker)
  } finally {
    await rm(part, { force: true })
  }
}

/**
 * Makes a folder for the backups of a database and marks it as theirs.
 * @throws ClientError when it has those of another database of the same name, which would be taken for old ones
 */
export async function claimBackupFolder(folder: string, location: Location): Promise<void> {
  makeFolder(folder, { mode: 0o700 })
  const marker = join(folder, `${databaseName(location)}.origin`)
  const place = placeOf(location)
  const marked = await readFile(marker, 'utf8').catch(() => null)
  // One that found no space on the disk is empty.
  if (!marked) await writeMarker(marker, place)
  else if (marked !== place)
    throw new ClientError(
      'CONFLICT',
      `${folder} has backups of ${marked}, another database of the same name: use another folder, or delete ${marker} if it was moved to ${place}`,
    )
}
