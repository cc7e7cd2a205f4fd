import { readdir, rm, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { parseDatabaseUrl } from '#server/storage/database-url.ts'
import { isAbandoned } from './file-owner.ts'
import { stateFileName, stateOfFile } from './state-names.ts'
import type { FrozenState } from './state-names.ts'

/** A state whose file is there. */
export interface StoredState extends FrozenState {
  file: string
  bytes: number
}

/** Folder of the states of a database, by its name, below that of all files which the service makes. */
export function statesFolder(dataFolder: string, databaseUrl: string): string {
  const { engine, target } = parseDatabaseUrl(databaseUrl)
  const name =
    engine === 'sqlite' ? parse(target).name : decodeURIComponent(new URL(target).pathname.slice(1))
  return join(dataFolder, 'states', name.replaceAll(/[^\w.-]+/g, '-') || 'curia')
}

/** Ending of the file of a state that is being made. */
const PART = '.part'
const PART_FILE = /^(\d+)@(.+)\.[0-9a-f]+\.part/

/** Path of the file of a state that this process makes. */
export const partFile = (folder: string, owner: string, random: string): string =>
  join(folder, `${owner}.${random}${PART}`)

/** The states of a folder, oldest first. */
export async function storedStates(folder: string): Promise<StoredState[]> {
  const names = await readdir(folder).catch(() => [])
  const states = names.map(stateOfFile).filter((state) => state !== null)
  const stored = await Promise.all(
    states.map(async (state) => {
      const file = join(folder, stateFileName(state))
      const found = await stat(file).catch(() => null)
      return found && { ...state, file, bytes: found.size }
    }),
  )
  return stored
    .filter((state) => state !== null)
    .sort((one, other) =>
      one.date === other.date ? one.version - other.version : one.date < other.date ? -1 : 1,
    )
}

/** Removes what a process of this machine has left that ended while it made a state; to be called at the start. */
export async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid, host] = PART_FILE.exec(name) ?? []
    if (host !== undefined && isAbandoned(Number(pid), host)) await rm(join(folder, name), { force: true })
  }
}
