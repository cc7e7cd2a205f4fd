import { recordedName } from '#domain/records/field-values.ts'
import { foldText, squeezeSpace } from '#domain/text/names.ts'
import { lengthError, longestTexts, nameLengthError } from '#domain/text/text-lengths.ts'
import { ClientError } from '#server/errors/client-error.ts'

/** The fewest characters of a comment that explains something (C10 of the curation rules). */
const SHORTEST_COMMENT = 10

/*
 * Rules about single arguments. They are checked before anything else, also before who asks (curation rules,
 * section 1).
 */

/**
 * The text without white space around it.
 * @throws ClientError when fewer than ten characters remain, or more than anybody reads
 */
export function explainingComment(text: string, name = 'comment'): string {
  const comment = text.trim()
  assertLength(name, lengthError(name, comment, longestTexts.comment))
  if (comment.length >= SHORTEST_COMMENT) return comment
  throw new ClientError(
    'BAD_USER_INPUT',
    `${name} “${comment}” is too short (minimum is ${SHORTEST_COMMENT}): it takes ${SHORTEST_COMMENT} characters or more`,
  )
}

/**
 * As {@link explainingComment}; null when none is given.
 * @throws ClientError when one is given that is too short
 */
export const optionalComment = (text: string | null | undefined, name = 'comment'): string | null =>
  text === null || text === undefined ? null : explainingComment(text, name)

/**
 * A text that nothing needs, without white space around it; null when nothing remains.
 * @throws ClientError when it is longer than `longest` characters
 */
export function shortTextOrNull(
  value: string | null | undefined,
  name: string,
  longest: number = longestTexts.comment,
): string | null {
  const text = value?.trim() ?? ''
  assertLength(name, lengthError(name, text, longest))
  return text || null
}

/** @throws ClientError for an argument that is too long */
function assertLength(argument: string, error: string | null): void {
  if (error)
    throw new ClientError('BAD_USER_INPUT', error, {
      violations: [{ attribute: recordedName(argument), message: `${error}.` }],
    })
}

/** Input of the interface for a field that can be emptied. */
export interface NullableInput<Value> {
  unset?: boolean | null
  value?: Value | null
}

/**
 * The value of a field that can be emptied; null for `unset: true` and for an absent, null or blank value.
 * @throws ClientError when a value comes together with `unset: true`
 */
export function valueOrNull<Value>(input: NullableInput<Value>, name: string): Value | null {
  const value = typeof input.value === 'string' && input.value.trim() === '' ? null : (input.value ?? null)
  if (input.unset && value !== null)
    throw new ClientError('BAD_USER_INPUT', `${name} has both a value and unset: true; give one of the two`)
  return value
}

/** Ids that one list may hold: far more than any record has. */
const MOST_IDS = 500

/**
 * The ids of a list ascending, each once.
 * @throws ClientError for a list longer than any record needs
 */
export function idList(ids: readonly number[], name: string): number[] {
  if (ids.length > MOST_IDS)
    throw new ClientError('BAD_USER_INPUT', `${name} has ${ids.length} ids; at most ${MOST_IDS} are allowed`)
  return [...new Set(ids)].sort((a, b) => a - b)
}

/**
 * The number, which is one of a range.
 * @throws ClientError naming the range
 */
export function wholeNumberWithin(value: number, name: string, least: number, most: number): number {
  if (value >= least && value <= most) return value
  throw new ClientError(
    'BAD_USER_INPUT',
    `${name} ${value} is not allowed; it is a number from ${least} to ${most}`,
  )
}

/**
 * A name or other single line, without white space around it.
 * @throws ClientError when nothing remains
 */
function filledText(text: string, name: string): string {
  const filled = text.trim()
  if (filled === '') throw new ClientError('BAD_USER_INPUT', `${name} can't be blank`)
  return filled
}

/**
 * A name that somebody gives, white space squeezed.
 * @throws ClientError when it is blank or too long
 */
export function newName(text: string, argument = 'name'): string {
  const name = filledText(squeezeSpace(text), argument)
  assertLength(argument, nameLengthError(argument, name))
  return name
}

/**
 * The name of a record that has one, white space squeezed. What it may be, also how long, the rules of revising say:
 * an imported one can stay as it is.
 * @throws ClientError when it is blank
 */
export const revisedName = (text: string, argument = 'name'): string =>
  filledText(squeezeSpace(text), argument)

/** As {@link revisedName} for a field that can be emptied. */
export function revisedNameOrNull(input: NullableInput<string>, argument: string): string | null {
  const text = valueOrNull(input, argument)
  return text === null ? null : revisedName(text, argument)
}

/** Texts that one list may hold: far more than any record has. */
const MOST_TEXTS = 500

/**
 * The texts of a list with white space squeezed; of those that differ in letter case only the first, blank ones not.
 * How long a new one may be is said where it is added: one that is there already can stay.
 * @throws ClientError for a list longer than any record needs
 */
export function textList(texts: readonly string[], name: string): string[] {
  if (texts.length > MOST_TEXTS)
    throw new ClientError(
      'BAD_USER_INPUT',
      `${name} has ${texts.length} entries; at most ${MOST_TEXTS} are allowed`,
    )
  const distinct = new Map<string, string>()
  for (const text of texts.map(squeezeSpace)) {
    const folded = foldText(text)
    if (folded !== '' && !distinct.has(folded)) distinct.set(folded, text)
  }
  return [...distinct.values()]
}
