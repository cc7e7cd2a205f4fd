import { ClientError } from '#server/errors/client-error.ts'

/** The error of rows that contradict each other or the database in a way that the import does not know. */
export function contradiction(
  cause: unknown,
  place: string | { file: string; from: number; to: number },
): ClientError {
  const where = typeof place === 'string' ? place : `${place.file}, lines ${place.from} to ${place.to}`
  const message = `In ${where} something contradicts other rows or what the database holds, so that it cannot be written; nothing was changed. Import all files of the release together; if that fails, too, take out half of the rows at a time to find the one.`
  return new ClientError('CONFLICT', message, { cause })
}
