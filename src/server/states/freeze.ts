import { DatabaseSync } from 'node:sqlite'
import { ClientError } from '#server/errors/client-error.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { digestOfContents, makeStateFile, reasonOf } from './publish.ts'
import { UNFINISHED_SET_UP, writeStateFile } from './state-file.ts'
import { writeLabel } from './state-label.ts'
import type { StateLabel } from './state-label.ts'
import { assertStateName } from './state-names.ts'
import { storedStates } from './stored-states.ts'
import type { StoredState } from './stored-states.ts'

export interface FreezeOptions {
  name: string
  /** What the knowledge is as of; now unless given. */
  date?: Date
}

async function assertFree(folder: string, name: string): Promise<void> {
  assertStateName(name)
  const found = (await storedStates(folder)).find((state) => state.name === name)
  if (!found) return
  const message = `There is a state ${name} already, of version ${found.version} of the knowledge: take another name`
  throw new ClientError('CONFLICT', message)
}

/** Copies a snapshot of a database into a file. @returns the version of the knowledge that it has */
async function copySnapshot(storage: Storage, part: string, at: string): Promise<number> {
  await using snapshot = await storage.snapshot('stream')
  await writeStateFile(snapshot.db, part, at)
  return await versionNow(snapshot.db)
}

/** Adds to a file what it says of itself, with the digest of its export, for which no snapshot is held open. */
async function label(part: string, state: Omit<StateLabel, 'contentDigest' | 'exportFormat'>): Promise<void> {
  const database = new DatabaseSync(part)
  try {
    database.exec(UNFINISHED_SET_UP)
    writeLabel(database, { ...state, contentDigest: await digestOfContents(database) })
  } finally {
    database.close()
  }
}

/**
 * Freezes the public knowledge of a database as a file, of one snapshot. The file has its name only when it is complete
 * and on the disk.
 * @throws ClientError when there is a state of the name
 * @throws Error when the name cannot be one, or the file could not be written
 */
export async function freeze(
  storage: Storage,
  folder: string,
  { name, date: time = new Date() }: FreezeOptions,
): Promise<StoredState> {
  await assertFree(folder, name)
  const date = `${time.toISOString().slice(0, 19)}.000Z`
  try {
    return await makeStateFile(folder, async (part) => {
      const version = await copySnapshot(storage, part, date)
      await label(part, { name, version, date })
      return { name, version, date }
    })
  } catch (error) {
    throw new Error(`State ${name} could not be written to ${folder}: ${reasonOf(error)}`, { cause: error })
  }
}
