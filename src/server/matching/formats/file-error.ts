/** A file that cannot be read as what it is: a sentence for whoever sent it, with the line where it stands. */
export class MatchFileError extends Error {
  readonly line: number | null
  /** @param line counted from 1; null when the file as a whole is meant */
  constructor(message: string, line: number | null = null) {
    super(line === null ? message : `Line ${line}: ${message}`)
    this.name = 'MatchFileError'
    this.line = line
  }
}

/** A value from a file as an error may quote it: short, and without signs that do not print. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `“${short.replace(/\p{Cc}/gu, '�')}”`
}
