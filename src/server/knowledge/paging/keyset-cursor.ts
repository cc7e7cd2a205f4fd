import { LARGEST_INTEGER } from '#domain/records/record-id.ts'
import { ClientError } from '#server/errors/client-error.ts'

export type SortValue = string | number

/** Keyset cursor: a place in an ordered list, behind the row with these sort values, or at a 1-based position. */
export type Cursor = { values: SortValue[] } | { position: number }

/** Errors of a cursor that this list did not give, with what to do. */
const cursorErrors = {
  MALFORMED: 'is malformed: pass one of pageInfo or of an edge as it was given',
  OTHER_SORT: 'is of a list in another order: page from the start again, without it',
} as const

const LONGEST_SHOWN = 60

function cursorError(cursor: string, error: keyof typeof cursorErrors): ClientError {
  const shown = cursor.length > LONGEST_SHOWN ? `${cursor.slice(0, LONGEST_SHOWN)}…` : cursor
  return new ClientError('BAD_USER_INPUT', `The cursor “${shown}” ${cursorErrors[error]}`)
}

/** A cursor for the row with these sort values. */
export const encodeCursor = (values: SortValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Types of a sort value. */
export type SortValueType = 'text' | 'integer' | 'real'

const isSortValue = (value: unknown, type: SortValueType): value is SortValue => {
  // PostgreSQL has no text with a zero character.
  if (type === 'text') return typeof value === 'string' && !value.includes('\0')
  if (typeof value !== 'number' || Math.abs(value) > LARGEST_INTEGER) return false
  return type === 'real' || Number.isInteger(value)
}

const isAnySortValue = (value: unknown): value is SortValue =>
  isSortValue(value, 'text') || isSortValue(value, 'real')

/**
 * Reads a cursor of ours (JSON list of sort values of these types) or of the public service (decimal position),
 * each as URL-safe base64.
 * @throws ClientError for anything else
 */
export function decodeCursor(text: string, types: readonly SortValueType[]): Cursor {
  if (!/^[\w-]+={0,2}$/.test(text)) throw cursorError(text, 'MALFORMED')
  const plain = Buffer.from(text, 'base64url').toString('utf8')
  if (/^\d{1,9}$/.test(plain)) return { position: Number(plain) }
  let values: unknown
  try {
    values = JSON.parse(plain)
  } catch {
    throw cursorError(text, 'MALFORMED')
  }
  if (!Array.isArray(values) || values.length === 0 || !values.every(isAnySortValue))
    throw cursorError(text, 'MALFORMED')
  const fits = (type: SortValueType, position: number) => isSortValue(values[position], type)
  if (values.length !== types.length || !types.every(fits)) throw cursorError(text, 'OTHER_SORT')
  return { values }
}
