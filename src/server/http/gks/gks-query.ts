import { ClientError } from '#server/errors/client-error.ts'
import { invalidValue } from '#server/errors/invalid-value.ts'

const valueOf = (query: unknown, name: string): unknown =>
  new Map<string, unknown>(Object.entries(Object(query))).get(name)

const invalid = (...values: Parameters<typeof invalidValue>) =>
  new ClientError('BAD_REQUEST', invalidValue(...values))

function wordIn<Word extends string>(
  query: unknown,
  name: string,
  allowed: readonly Word[],
): Word | undefined {
  const value = valueOf(query, name)
  if (value === undefined) return undefined
  const word = allowed.find((each) => each === value)
  if (word !== undefined) return word
  throw invalid(name, value, allowed)
}

/** Detail of the objects: the members that they have. @throws ClientError naming the value and what is allowed */
export const detailIn = (query: unknown) => wordIn(query, 'detail', ['full', 'plain']) ?? 'full'

/** Checks whether the records without an object are wanted. @throws ClientError naming the value and what is allowed */
export const wantsExclusions = (query: unknown) => wordIn(query, 'refused', ['only']) === 'only'

/**
 * The version of the knowledge after which changes are wanted; null: everything is.
 * @param current the version now
 * @throws ClientError naming the value and what is allowed
 */
export function sinceIn(query: unknown, current: number): number | null {
  const value = valueOf(query, 'since')
  if (value === undefined) return null
  if (typeof value === 'string' && /^\d{1,9}$/.test(value) && Number(value) <= current) return Number(value)
  throw invalid('since', value, `a version of the knowledge from 0 to ${current}`)
}
