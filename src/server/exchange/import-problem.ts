/** Why an import cannot be done at all, in one sentence for the person who started it. */
export class ImportProblem extends Error {
  readonly code: string
  constructor(code: ImportProblemCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportProblem'
    this.code = code
  }
}

/** The problem of rows that contradict each other or the database in a way that the import does not know. */
export function contradiction(
  cause: unknown,
  place: string | { file: string; from: number; to: number },
): ImportProblem {
  const where = typeof place === 'string' ? place : `${place.file}, lines ${place.from} to ${place.to}`
  const problem = `In ${where} something contradicts other rows or what the database holds, so that it cannot be written; nothing was changed. Import all files of the release together; if that fails, too, take out half of the rows at a time to find the one.`
  return new ImportProblem('CONTRADICTION', problem, { cause })
}

export type ImportProblemCode =
  | 'NOT_FOUND'
  | 'NOT_A_RELEASE'
  | 'MIXED_RELEASES'
  | 'EMPTY_FILE'
  | 'WRONG_CONTENT'
  | 'REPEATED_COLUMN'
  | 'MISSING_COLUMN'
  | 'UNREADABLE_FILE'
  | 'CONTRADICTION'
  | 'SHRUNK_RELEASE'
  | 'NO_DATE'
  | 'TRUNCATED_FILE'
  | 'NOT_TEXT'
  | 'LINE_TOO_LONG'
  | 'UNREACHABLE'
  | 'OLDER_RELEASE'
  | 'RELEASE_PRESENT'
