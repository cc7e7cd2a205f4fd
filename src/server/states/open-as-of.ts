import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { stateUrl } from '#server/config/database-url.ts'
import { migrateState, isBehind } from './migrate-states.ts'
import { findState, noSuchState } from './find-state.ts'
import { storedStates } from './stored-states.ts'
import type { StoredState } from './stored-states.ts'

/**
 * The state of a folder that a command is to read, migrated where an earlier version of Curia made it.
 * @throws Error that lists the states where there is no such one; Error when it cannot be migrated
 */
export async function requireState(folder: string, asOf: string): Promise<StoredState> {
  const states = await storedStates(folder)
  const state = findState(states, asOf)
  if (!state) throw new Error(noSuchState(states, asOf))
  return (await isBehind(state)) ? migrateState(folder, state) : state
}

/** Opens the state that a command is to read. @throws Error as {@link requireState} does */
export async function openAsOf(folder: string, asOf: string): Promise<Storage> {
  const { file } = await requireState(folder, asOf)
  return open(stateUrl(file))
}
