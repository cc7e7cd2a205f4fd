import { ClientError } from '#server/errors/client-error.ts'

/**
 * The error of a file that cannot be read as what it is.
 * @param line counted from 1; null when the file as a whole is meant
 */
export const fileError = (message: string, line: number | null = null): ClientError =>
  new ClientError('BAD_REQUEST', line === null ? message : `Line ${line}: ${message}`)

/** The error of a file that has more of something than is read. */
export class FileTooLarge extends ClientError {
  /** @param line counted from 1; null when the file as a whole is meant */
  constructor(message: string, line: number | null = null) {
    super('BAD_REQUEST', line === null ? message : `Line ${line}: ${message}`)
  }
}

/** A value from a file as an error may quote it: short, and without signs that do not print. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `“${short.replace(/\p{Cc}/gu, '�')}”`
}
