import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ownAsFolder } from './folder-owner.ts'
import { FolderError, systemCode, unwritableReason } from './folder-error.ts'

/** Checks whether a path is a folder; null where there is nothing. */
function isFolder(path: string): boolean | null {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}

/** The folders of a path that are not there, outermost first, and what is there above them. */
function missingFolders(path: string): { missing: string[]; parent: string; isInFolder: boolean } {
  const missing: string[] = []
  for (let at = path; ; at = dirname(at)) {
    const found = isFolder(at)
    if (found !== null) return { missing, parent: at, isInFolder: found }
    missing.unshift(at)
  }
}

/** The file that is in the place of a folder or of one above it; null where there is none. */
export function fileInPlaceOfFolder(path: string): string | null {
  try {
    const { parent, isInFolder } = missingFolders(resolve(path))
    return isInFolder ? null : parent
  } catch {
    return null
  }
}

function reasonOf(error: unknown, parent: string): string {
  if (systemCode(error) === 'ENOENT') return `${parent} cannot hold folders. Choose another folder`
  return unwritableReason(error, parent) ?? (error instanceof Error ? error.message : String(error))
}

function makeMissing(folder: string, mode: number | undefined): void {
  try {
    mkdirSync(folder, { mode })
    ownAsFolder(folder)
  } catch (error) {
    // Another process was first.
    if (systemCode(error) === 'EEXIST') return
    const reason = reasonOf(error, dirname(folder))
    throw new FolderError(systemCode(error) ?? '', `The folder ${folder} cannot be created: ${reason}`, {
      cause: error,
    })
  }
}

/**
 * Makes a folder, and those that it is in, where they are not there. It goes folder by folder: the recursive `mkdir` of
 * Node never ends on a file system that refuses one with ENOENT, such as /proc.
 * @throws Error with a sentence that names the folder and what is in its way
 */
export function makeFolder(path: string, { mode }: { mode?: number } = {}): void {
  const folder = resolve(path)
  const { missing, parent, isInFolder } = missingFolders(folder)
  if (!isInFolder)
    throw new FolderError(
      'ENOTDIR',
      parent === folder
        ? `${folder} is a file: give a folder, or a path where one can be created`
        : `The folder ${folder} cannot be created, as ${parent} is a file`,
    )
  for (const each of missing) makeMissing(each, mode)
}
