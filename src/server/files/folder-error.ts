import { resolve, sep } from 'node:path'

/** A folder that cannot be created or written to, in a sentence that says what to do. */
export class FolderError extends Error {
  /** Code of the system, such as ENOTDIR. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FolderError'
    this.code = code
  }
}

/** Code of a full disk in errors of SQLite. */
const SQLITE_FULL = 13

/** The code of an error of the system, such as ENOENT, or of the one that it came of; null of other errors. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('errcode' in error && error.errcode === SQLITE_FULL) return 'ENOSPC'
  if (!('code' in error && typeof error.code === 'string')) return systemCode(error.cause)
  return error.code === 'DISK_FULL' ? 'ENOSPC' : error.code
}

/** The reason why nothing can be written to a folder, with what to do, to stand behind it in a sentence; null for other errors. */
export function unwritableReason(error: unknown, folder: string): string | null {
  switch (systemCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return `the user of this process may not write to ${folder}. Let this user write to it, or choose another folder`
    case 'EROFS':
      return `${folder} is read-only. Choose another folder`
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Free some space, or choose a folder on another disk'
    default:
      return null
  }
}

/** Checks whether an error is of a path outside a folder; one of a full disk names no path. */
function isElsewhere(error: unknown, folder: string): boolean {
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return false
  return !`${resolve(error.path)}${sep}`.startsWith(`${folder}${sep}`)
}

/** An error of writing into a folder, in a sentence that names the folder; other errors as they are. */
export function folderError(error: unknown, path: string): unknown {
  const folder = resolve(path)
  const reason = error instanceof FolderError ? null : unwritableReason(error, folder)
  if (reason === null || isElsewhere(error, folder)) return error
  return new FolderError(systemCode(error) ?? '', `${folder} cannot be written to: ${reason}`, {
    cause: error,
  })
}

/** Writes into a folder. @throws FolderError with a sentence where the folder or its disk does not allow it */
export async function writeInto<Written>(folder: string, write: () => Promise<Written>): Promise<Written> {
  try {
    return await write()
  } catch (error) {
    throw folderError(error, folder)
  }
}
