import { parseRecordId } from '#domain/records/record-id.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { badRequest, excerpt } from '../errors.ts'

/** The parameters of a request as they came, each given once. */
export type Query = Readonly<Record<string, unknown>>

/** Page of a collection that a client asks for. */
export interface PageRequest {
  page: number
  /** The size of a full page. */
  count: number
}

const DEFAULT_COUNT = 25

function positiveWhole(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** @throws ClientError for a page or count that is no positive whole number */
export function readPaging(query: Query): PageRequest {
  const read = (name: 'page' | 'count', whenAbsent: number) =>
    query[name] === undefined ? whenAbsent : positiveWhole(query[name])
  const page = read('page', 1)
  const count = read('count', DEFAULT_COUNT)
  if (page !== null && count !== null) return { page, count }
  const wrong = [...(page === null ? ['page'] : []), ...(count === null ? ['count'] : [])]
  throw badRequest(...wrong.map((name) => `${name} must be a positive whole number`))
}

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** One of the words, or null when the parameter is absent. */
function readWord<const Word extends string>(
  query: Query,
  name: string,
  words: readonly Word[],
): Word | null {
  const value = query[name]
  if (value === undefined) return null
  const word = words.find((each) => each === value)
  if (word !== undefined) return word
  throw badRequest(`${name} must be ${listed(words)}, not "${excerpt(String(value))}"`)
}

export const statusWords = ['submitted', 'accepted', 'rejected'] as const

/** @throws ClientError naming the statuses there are */
export function readStatus(query: Query): EvidenceStatus | null {
  const word = readWord(query, 'status', statusWords)
  return word && evidenceStatuses.parseLabel(word)
}

/**
 * Kind of id by which the path names a record; the internal id unless said otherwise.
 * @throws ClientError naming the types there are
 */
export const readIdentifierType = <const Type extends string>(query: Query, types: readonly Type[]) =>
  readWord(query, 'identifier_type', ['civic_id', ...types] as const) ?? 'civic_id'

/** A text parameter; null when absent or empty. */
export function readText(query: Query, name: string): string | null {
  const value = query[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The id that a text writes in digits, with leading zeros or without; null for anything else and for numbers that are no id. */
export function readId(text: string): number | null {
  return parseRecordId(text.replace(/^0+/, ''))
}
