import { constants } from 'node:fs'
import { access, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseName, parseDatabaseUrl } from '#server/config/database-url.ts'
import { systemCode } from '#server/files/folder-error.ts'
import { isAbandoned } from '#server/files/file-owner.ts'
import { StatesUnreadable } from '#server/storage/database-error.ts'
import { stateFileName, stateOfFile } from './state-names.ts'
import type { FrozenState } from './state-names.ts'

/** A state whose file is there. */
export interface StoredState extends FrozenState {
  file: string
  bytes: number
}

/** Folder of the states of a database, by its name, below that of all files which the service makes. */
export function statesFolder(dataFolder: string, databaseUrl: string): string {
  return join(dataFolder, 'states', databaseName(parseDatabaseUrl(databaseUrl)))
}

/** Ending of the file of a state that is being made. */
const PART = '.part'
const PART_FILE = /^(\d+)@(.+)\.[0-9a-f]+\.part/

/** Path of the file of a state that this process makes. */
export const partFile = (folder: string, owner: string, random: string): string =>
  join(folder, `${owner}.${random}${PART}`)

/** The file of a state, and when it was written. */
interface StateFile extends StoredState {
  writtenAt: number
}

/** Names in a folder; none where it is not there. @throws StatesUnreadable where it is, and cannot be read */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return []
    throw new StatesUnreadable(error)
  })

/** All files of states of a folder, those written last first. */
async function stateFiles(folder: string): Promise<StateFile[]> {
  const names = await namesIn(folder)
  const states = names.map(stateOfFile).filter((state) => state !== null)
  const stored = await Promise.all(
    states.map(async (state): Promise<StateFile | null> => {
      const file = join(folder, stateFileName(state))
      const found = await stat(file).catch(() => null)
      // Whoever opens a named pipe waits for ever.
      return found?.isFile() ? { ...state, file, bytes: found.size, writtenAt: found.mtimeMs } : null
    }),
  )
  return stored.filter((state) => state !== null).sort((one, other) => other.writtenAt - one.writtenAt)
}

/** Of a name the file that was written last: that of a state that was migrated takes the place of the one before. */
function lastOfEachName(files: readonly StateFile[]): StateFile[] {
  const names = new Set<string>()
  return files.filter(({ name }) => !names.has(name) && names.add(name))
}

/** The states of a folder, oldest first. */
export async function storedStates(folder: string): Promise<StoredState[]> {
  return lastOfEachName(await stateFiles(folder))
    .map(({ name, version, date, digest, file, bytes }) => ({ name, version, date, digest, file, bytes }))
    .sort((one, other) =>
      one.date === other.date ? one.version - other.version : one.date < other.date ? -1 : 1,
    )
}

/** Checks whether this process may read a file. */
export const isReadable = (file: string): Promise<boolean> =>
  access(file, constants.R_OK).then(
    () => true,
    () => false,
  )

/** Names what of the states of a folder this process may not read: the folder, or files in it; null: nothing. */
export async function unreadableStates(folder: string): Promise<string | null> {
  try {
    const files = (await storedStates(folder)).map(({ file }) => file)
    const readable = await Promise.all(files.map(isReadable))
    const unreadable = files.filter((_, index) => !readable[index])
    return unreadable.length === 0 ? null : unreadable.join(', ')
  } catch (error) {
    if (error instanceof StatesUnreadable) return folder
    throw error
  }
}

/**
 * Removes what a process of this machine has left that ended while it made a state, and files of states whose places
 * others have taken; to be called at the start.
 */
export async function removeParts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const [, pid, host] = PART_FILE.exec(name) ?? []
    if (host !== undefined && isAbandoned(Number(pid), host)) await rm(join(folder, name), { force: true })
  }
  const files = await stateFiles(folder)
  const stay = new Set(lastOfEachName(files))
  for (const state of files) if (!stay.has(state)) await rm(state.file, { force: true })
}
