import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { fileDigest } from './file-digest.ts'
import { FolderError, folderError } from '#server/files/folder-error.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'
import { makeOwnFile } from '#server/storage/sqlite/database-file.ts'
import { openedDialect } from '#server/storage/sqlite/sqlite-driver.ts'
import type { Tables } from '#server/storage/tables.ts'
import { contentDigest } from './content-digest.ts'
import { putInPlace } from '#server/files/folder-owner.ts'
import { fileOwner } from '#server/files/file-owner.ts'
import { stateFileName } from './state-names.ts'
import type { FrozenState } from './state-names.ts'
import { partFile } from './stored-states.ts'
import type { StoredState } from './stored-states.ts'

/** Gives a complete file its name, which it has only when all of it is on the disk. */
async function publish(
  part: string,
  folder: string,
  { name, version, date }: Omit<FrozenState, 'digest'>,
): Promise<StoredState> {
  const digest = await fileDigest(part)
  const bytes = await syncToDisk(part)
  const state = { name, version, date, digest }
  const file = join(folder, stateFileName(state))
  await putInPlace(part, file)
  await syncToDisk(folder)
  return { ...state, file, bytes }
}

/** Reason at the beginning of all that followed from it, such as that the disk is full. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined || error instanceof FolderError ? error.message : reasonOf(error.cause)
}

/** Digest of the export of a file that is being made. */
export async function digestOfContents(database: DatabaseSync): Promise<string> {
  return contentDigest(new Kysely<Tables>({ dialect: openedDialect(database) }))
}

/** Makes the file of a state: it is written under another name, and gets its own when it is complete and on the disk.
 * @param write fills the file, which is empty, and says which state it is of
 * @throws what `write` throws, and what keeps the file from being written; nothing is left of it then
 */
export async function makeStateFile(
  folder: string,
  write: (part: string) => Promise<Omit<FrozenState, 'digest'>>,
): Promise<StoredState> {
  const part = partFile(folder, fileOwner(), randomBytes(6).toString('hex'))
  try {
    makeOwnFile(part)
    const state = await write(part)
    return await publish(part, folder, state)
  } catch (error) {
    await rm(part, { force: true })
    throw folderError(error, folder)
  }
}
