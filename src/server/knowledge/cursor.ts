export type SortValue = string | number

/** A place in an ordered list: behind the row with these sort values, or at a 1-based position. */
export type Cursor = { values: SortValue[] } | { position: number }

/** A cursor that nobody handed out. */
export class CursorError extends Error {
  constructor() {
    super('Invalid input')
    this.name = 'CursorError'
  }
}

/** A cursor for the row with these sort values. */
export const encodeCursor = (values: SortValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

const LARGEST_INTEGER = 2_147_483_647

/** What a sort value can be. */
export type SortValueType = 'text' | 'integer' | 'real'

const isSortValue = (value: unknown, type: SortValueType): value is SortValue => {
  // PostgreSQL has no text with a zero character.
  if (type === 'text') return typeof value === 'string' && !value.includes('\0')
  if (typeof value !== 'number' || Math.abs(value) > LARGEST_INTEGER) return false
  return type === 'real' || Number.isInteger(value)
}

/**
 * Reads a cursor of ours (JSON list of sort values of these types) or of the public service (decimal position),
 * each as URL-safe base64.
 * @throws CursorError for anything else
 */
export function decodeCursor(text: string, types: readonly SortValueType[]): Cursor {
  if (!/^[\w-]+={0,2}$/.test(text)) throw new CursorError()
  const plain = Buffer.from(text, 'base64url').toString('utf8')
  if (/^\d{1,9}$/.test(plain)) return { position: Number(plain) }
  let values: unknown
  try {
    values = JSON.parse(plain)
  } catch {
    throw new CursorError()
  }
  if (!Array.isArray(values) || values.length !== types.length) throw new CursorError()
  return {
    values: types.map((type, position) => {
      const value: unknown = values[position]
      if (!isSortValue(value, type)) throw new CursorError()
      return value
    }),
  }
}
