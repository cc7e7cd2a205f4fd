import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open as openFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Reading, Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { makeOwnFile } from '#server/storage/sqlite/database-file.ts'
import { fileOwner } from './file-owner.ts'
import { writeStateFile } from './state-file.ts'
import { assertStateName, stateFileName } from './state-names.ts'
import { partFile, storedStates } from './stored-states.ts'
import type { StoredState } from './stored-states.ts'

/** A state is not made, as there is one of its name. */
export class StateExists extends Error {
  readonly state: StoredState
  constructor(state: StoredState) {
    super(
      `There is a state ${state.name} already, of version ${state.version} of the knowledge: take another name`,
    )
    this.name = 'StateExists'
    this.state = state
  }
}

export interface FreezeOptions {
  name: string
  /** What the knowledge is as of; now unless given. */
  date?: Date
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

/** Syncs a file or folder to disk. */
async function sync(path: string): Promise<{ size: number }> {
  const handle = await openFile(path, 'r')
  try {
    await handle.sync()
    return await handle.stat()
  } finally {
    await handle.close()
  }
}

/** Gives a complete file its name, which it has only when all of it is on the disk. */
async function publish(part: string, folder: string, state: Omit<StoredState, 'file' | 'bytes' | 'digest'>) {
  const digest = await digestOf(part)
  const { size: bytes } = await sync(part)
  const file = join(folder, stateFileName({ ...state, digest }))
  await rename(part, file)
  await sync(folder)
  return { ...state, digest, file, bytes }
}

/** Reason at the beginning of all that followed from it, such as that the disk is full. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

async function assertFree(folder: string, name: string): Promise<void> {
  assertStateName(name)
  const found = (await storedStates(folder)).find((state) => state.name === name)
  if (found) throw new StateExists(found)
}

async function writeState(db: Reading, folder: string, { name, date = new Date() }: FreezeOptions) {
  const part = partFile(folder, fileOwner(), randomBytes(6).toString('hex'))
  const iso = `${date.toISOString().slice(0, 19)}.000Z`
  try {
    makeOwnFile(part)
    await writeStateFile(db, part, iso)
    return await publish(part, folder, { name, version: await versionNow(db), date: iso })
  } catch (error) {
    await rm(part, { force: true })
    throw new Error(`State ${name} could not be written to ${folder}: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Freezes the public knowledge of a database as a file, of one snapshot. The file has its name only when it is complete
 * and on the disk.
 * @throws StateExists when there is a state of the name
 * @throws Error when the name cannot be one, or the file could not be written
 */
export async function freeze(storage: Storage, folder: string, options: FreezeOptions): Promise<StoredState> {
  await assertFree(folder, options.name)
  const snapshot = await storage.snapshot('stream')
  try {
    return await writeState(snapshot.db, folder, options)
  } finally {
    await snapshot.close()
  }
}
