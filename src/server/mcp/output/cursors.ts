import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ClientError } from '#server/errors/client-error.ts'

const Cursor = z.strictObject({ version: z.int().min(0), filter: z.string(), offset: z.int().min(0) })

const digestOf = (args: object) =>
  createHash('sha256').update(JSON.stringify(args)).digest('base64url').slice(0, 16)

/** The arguments that decide what is listed. */
const withoutPage = ({ cursor: _cursor, limit: _limit, ...args }: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(args).sort(([left], [right]) => (left < right ? -1 : 1)))

/** A cursor for the page behind so many items, of one version and these arguments. */
export const cursorAt = (version: number, args: object, offset: number): string =>
  Buffer.from(JSON.stringify({ version, filter: digestOf(withoutPage({ ...args })), offset })).toString(
    'base64url',
  )

/**
 * Number of items before the page of a cursor.
 * @throws ClientError for a cursor of other arguments, or of knowledge that has changed since: pages of two versions would
 *   repeat some items and leave others out
 */
export function offsetOf(version: number, args: { cursor?: string | undefined }): number {
  if (args.cursor === undefined) return 0
  const shown = args.cursor.slice(0, 40)
  const cursor = Cursor.safeParse(parsed(args.cursor)).data
  if (!cursor)
    throw new ClientError('BAD_USER_INPUT', `cursor is “${shown}”: it must be nextCursor of an answer`)
  if (cursor.filter !== digestOf(withoutPage({ ...args })))
    throw new ClientError(
      'BAD_USER_INPUT',
      `cursor is “${shown}”, which is of other arguments: repeat those of the first page, or leave cursor out`,
    )
  if (cursor.version !== version)
    throw new ClientError(
      'BAD_USER_INPUT',
      `cursor is of version ${cursor.version} of the knowledge, which is now ${version}: begin again without cursor, or read a state with asOf`,
    )
  return cursor.offset
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
