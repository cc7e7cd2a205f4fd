import { Refusal } from './refusal.ts'

/** The fewest characters of a comment that explains something (C10 of the curation rules). */
const SHORTEST_COMMENT = 10

/*
 * Rules about single arguments. They are checked before anything else, also before who asks (curation rules,
 * section 1).
 */

/**
 * The text without white space around it.
 * @throws Refusal when fewer than ten characters remain
 */
export function explainingComment(text: string, name = 'comment'): string {
  const comment = text.trim()
  if (comment.length >= SHORTEST_COMMENT) return comment
  throw new Refusal(
    'BAD_USER_INPUT',
    `${name} “${comment}” is too short (minimum is ${SHORTEST_COMMENT} characters)`,
  )
}

/**
 * As {@link explainingComment}; null when none is given.
 * @throws Refusal when one is given that is too short
 */
export const optionalComment = (text: string | null | undefined, name = 'comment'): string | null =>
  text === null || text === undefined ? null : explainingComment(text, name)

/** What the interface takes for a field that can be emptied. */
export interface NullableInput<Value> {
  unset?: boolean | null
  value?: Value | null
}

/**
 * The value of a field that can be emptied; null for `unset: true` and for an absent, null or blank value.
 * @throws Refusal when a value comes together with `unset: true`
 */
export function valueOrNull<Value>(input: NullableInput<Value>, name: string): Value | null {
  const value = typeof input.value === 'string' && input.value.trim() === '' ? null : (input.value ?? null)
  if (input.unset && value !== null)
    throw new Refusal('BAD_USER_INPUT', `${name} has both a value and unset: true; give one of the two`)
  return value
}
