import { copyFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeFolder } from '#server/files/make-folder.ts'
import { isNightlyState } from '#server/states/state-names.ts'
import { storedStates } from '#server/states/stored-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'

/** Copies a file under another name first, so that a part of one is never taken for a state. */
async function copyState(file: string, to: string): Promise<void> {
  const part = `${to}.copying`
  await copyFile(file, part)
  await syncToDisk(part)
  await rename(part, to)
}

/** Nightly states that one folder has and another, which has later ones, has no longer. */
function outdated(copies: readonly StoredState[], states: readonly StoredState[]): StoredState[] {
  const files = new Set(states.map(({ file }) => basename(file)))
  const newest = states.filter(({ name }) => isNightlyState(name)).at(-1)
  if (!newest) return []
  return copies.filter(
    ({ name, file, version }) =>
      isNightlyState(name) && !files.has(basename(file)) && version < newest.version,
  )
}

/**
 * Copies the frozen states of a folder that another does not have; a state never changes, so each is copied once.
 * @param options.prune removes copies of nightly states that the first folder keeps no longer
 * @returns how many were copied
 */
export async function copyStates(from: string, to: string, { prune }: { prune: boolean }): Promise<number> {
  const states = await storedStates(from)
  const copies = await storedStates(to)
  const there = new Set(copies.map(({ file }) => basename(file)))
  const missing = states.filter(({ file }) => !there.has(basename(file)))
  if (missing.length > 0) makeFolder(to, { mode: 0o700 })
  for (const { file } of missing) await copyState(file, join(to, basename(file)))
  if (prune) for (const { file } of outdated(copies, states)) await rm(file, { force: true })
  return missing.length
}
