import { chownSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Gives what root makes the owner of the folder that it is in: a command run as root must leave nothing that the service
 * cannot read or replace.
 */
export function ownAsFolder(path: string): void {
  if (process.geteuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  if (uid === 0) return
  try {
    chownSync(path, uid, gid)
  } catch {
    // A container may have taken that right from root, and some file systems know no owners.
  }
}

/** Gives a complete file or folder its name, and the owner of the folder that it is in. */
export async function putInPlace(unfinished: string, path: string): Promise<void> {
  ownAsFolder(unfinished)
  await rename(unfinished, path)
}
