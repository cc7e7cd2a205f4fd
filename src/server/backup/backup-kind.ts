import { open, realpath, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ClientError } from '#server/errors/client-error.ts'
import { readLabel } from '#server/states/state-label.ts'
import { stateOfFile } from '#server/states/state-names.ts'
import type { Location } from '#server/config/database-url.ts'
import type { Engine } from '#server/config/database-url.ts'
import { isThere } from './sqlite-backup.ts'

/** Files that are no backups, by their names, and what to do instead. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\.part(?:-\w+)?$/, 'a backup that was not finished: restore a finished one'],
  [/\.(?:db|dump)\.json$/, 'the manifest of a backup: name the backup, without .json'],
  [/-(?:wal|shm|journal)$/, 'a log of an SQLite database: name the database beside it'],
  [/\.(?:origin|lock)$/, 'a marker of the folder of backups: name a backup in it'],
]

/** Beginnings of files, as Latin-1. */
const SQLITE = 'SQLite format 3\0'
const ARCHIVE = 'PGDMP'

/** Files that are no backups, by how they begin. */
const OTHER_CONTENTS: readonly (readonly [string, string])[] = [
  ...['\x1f\x8b', 'PK\x03\x04', 'BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd', '7z\xbc\xaf'].map(
    (beginning) => [beginning, 'packed: unpack it'] as const,
  ),
  ...['--', '\\restrict', 'SET ', 'CREATE ', 'INSERT '].map(
    (beginning) => [beginning, 'SQL as text: only files of curia backup are restored'] as const,
  ),
  ['<', 'a web page or XML: download the backup itself'],
]

const BEGINNING = 64

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(BEGINNING), length: BEGINNING })
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Name of the frozen state that a file holds; null where it is none, or cannot be read. */
function stateIn(file: string): string | null {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    return readLabel(database)?.name ?? null
  } catch {
    return null
  } finally {
    database?.close()
  }
}

const engineOf = (beginning: string): Engine | null => {
  if (beginning.startsWith(SQLITE)) return 'sqlite'
  return beginning.startsWith(ARCHIVE) ? 'postgres' : null
}

const backups: Readonly<Record<Engine, string>> = {
  sqlite: 'an SQLite file, which cannot be restored into PostgreSQL',
  postgres: 'an archive of PostgreSQL, which cannot be restored into SQLite',
}

/** The kind of thing that a file is instead of a backup for a database; null where it may be one. */
async function otherKindOf(file: string, { engine, target }: Location): Promise<string | null> {
  if ((await stat(file)).isDirectory()) return 'a folder: name a backup in it'
  const byName = OTHER_NAMES.find(([pattern]) => pattern.test(basename(file)))
  if (byName) return byName[1]
  if (engine === 'sqlite' && (await isThere(target)) && (await realpath(file)) === (await realpath(target)))
    return 'the database itself: name a backup of it'
  const beginning = await beginningOf(file)
  if (beginning === '') return 'empty'
  const found = engineOf(beginning)
  const byContent = OTHER_CONTENTS.find(([start]) => beginning.startsWith(start))
  if (!found) return byContent?.[1] ?? 'neither an SQLite file nor an archive of PostgreSQL'
  const state = stateOfFile(basename(file))?.name ?? (found === 'sqlite' ? stateIn(file) : null)
  if (state !== null)
    return `the frozen state ${state}, which has no accounts, comments and pending revisions: restore a backup; the states beside it are restored with it`
  return found === engine ? null : `${backups[found]}: name the database with --database or DATABASE_URL`
}

/**
 * Checks that a file may be a backup for a database.
 * @throws ClientError that says what it is instead
 */
export async function assertBackupKind(file: string, location: Location): Promise<void> {
  if (!(await isThere(file))) throw new ClientError('NOT_FOUND', `There is no file ${file}`)
  const kind = await otherKindOf(file, location)
  if (kind !== null) throw new ClientError('BAD_REQUEST', `${file} is no backup, it is ${kind}`)
}
