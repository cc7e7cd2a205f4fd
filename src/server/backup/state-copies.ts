import { copyFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { putInPlace } from '#server/files/folder-owner.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { fileDigest } from '#server/states/file-digest.ts'
import { isNightlyState } from '#server/states/state-names.ts'
import { storedStates } from '#server/states/stored-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { syncToDisk } from '#server/storage/disk-sync.ts'

/**
 * Copies a file under another name first, so that a part of one is never taken for a state.
 * @returns false where its SHA-256 is not the one in its name: it is not copied then
 */
async function copyState({ file, digest }: StoredState, to: string): Promise<boolean> {
  const part = `${to}.copying`
  await copyFile(file, part)
  if ((await fileDigest(part)) !== digest) {
    await rm(part, { force: true })
    return false
  }
  await syncToDisk(part)
  await putInPlace(part, to)
  return true
}

/** Result of copying the frozen states that a folder lacked. */
export interface CopiedStates {
  copied: number
  /** Files that are damaged, and were not copied. */
  damaged: string[]
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
 */
export async function copyStates(
  from: string,
  to: string,
  { prune }: { prune: boolean },
): Promise<CopiedStates> {
  const states = await storedStates(from)
  const copies = await storedStates(to)
  const there = new Set(copies.map(({ file }) => basename(file)))
  const missing = states.filter(({ file }) => !there.has(basename(file)))
  if (missing.length > 0) makeFolder(to, { mode: 0o700 })
  const damaged: string[] = []
  for (const state of missing)
    if (!(await copyState(state, join(to, basename(state.file))))) damaged.push(state.file)
  if (prune) for (const { file } of outdated(copies, states)) await rm(file, { force: true })
  return { copied: missing.length - damaged.length, damaged }
}
