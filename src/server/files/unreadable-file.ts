/** Reason why a file cannot be read, to stand behind its path in a sentence. */
export function unreadableReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'there is no such file'
    case 'EISDIR':
      return 'it is a folder'
    case 'EACCES':
    case 'EPERM':
      return 'the user of this process may not read it'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
