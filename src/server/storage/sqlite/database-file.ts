import { closeSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { ownAsFolder } from '#server/files/folder-owner.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { DatabaseFileGone } from '../database-error.ts'

/** Modes of what is made for the owner alone: the database holds addresses, digests of keys and hashes of passwords. */
const OWN_FILE = 0o600
const OWN_FOLDER = 0o700
const OF_OTHERS = 0o077

/** The open file of a SQLite database, and its write-ahead log. */
export interface DatabaseFile {
  /** @throws DatabaseFileGone when one of them was removed or replaced since it was opened */
  assertPresent(): void
}

/** Makes a folder for the owner alone where there is none; one that is there stays as it is. */
function makeOwnFolder(folder: string): void {
  makeFolder(folder, { mode: OWN_FOLDER })
}

/** Makes an empty file for the owner alone where there is none; SQLite gives its companions the same mode. */
export function makeOwnFile(file: string): void {
  makeOwnFolder(dirname(file))
  try {
    closeSync(openSync(file, 'ax', OWN_FILE))
    ownAsFolder(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** Files of a database that other users of the machine may read or write. */
export function exposedFiles(file: string): string[] {
  // Windows knows no such modes.
  if (process.platform === 'win32') return []
  return ['', '-wal', '-shm']
    .map((suffix) => `${file}${suffix}`)
    .filter((path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OF_OTHERS) !== 0)
}

/** Device and inode of a file; null where there is none, or none that we may look at. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev} ${ino}`
  } catch {
    return null
  }
}

/** Remembers which file is open. SQLite goes on writing to a file that has no name any more. */
export function databaseFile(file: string): DatabaseFile {
  // The log may be made with the first statement only; while the database is open SQLite replaces neither.
  const opened = new Map([file, `${file}-wal`].map((path) => [path, identityOf(path)]))
  return {
    assertPresent() {
      for (const [path, identity] of opened) {
        const present = identityOf(path)
        if (identity === null) opened.set(path, present)
        else if (present !== identity)
          throw new DatabaseFileGone(path, present === null ? 'gone' : 'replaced')
      }
    },
  }
}
