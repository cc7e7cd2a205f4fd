/** Why an import cannot be done at all, in one sentence for the person who started it. */
export class ImportProblem extends Error {
  readonly code: string
  constructor(code: ImportProblemCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportProblem'
    this.code = code
  }
}

export type ImportProblemCode =
  | 'NOT_FOUND'
  | 'NOT_A_RELEASE'
  | 'MIXED_RELEASES'
  | 'EMPTY_FILE'
  | 'TRUNCATED_FILE'
  | 'NOT_TEXT'
  | 'LINE_TOO_LONG'
  | 'UNREACHABLE'
  | 'OLDER_RELEASE'
  | 'RELEASE_PRESENT'
