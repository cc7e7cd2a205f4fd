/** Value that a revision can give a field: text, a number, yes or no, ids, or nothing. */
export type FieldValue = string | number | boolean | null | readonly number[]

/** Values of fields by their names. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** A name in camel case as it is in snake case. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** The name under which revisions record a field: `therapyIds` becomes `therapy_ids`. */
export const recordedName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The member that holds a recorded field: `therapy_ids` becomes `therapyIds`. */
export const memberName = (fieldName: string): string =>
  fieldName.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Checks whether two values say the same: lists in any order, texts with or without white space around them.
 */
export const sameValue = (one: FieldValue, other: FieldValue): boolean => keyOf(one) === keyOf(other)

/** Checks whether records say the same in every field. */
export const sameValues = (one: FieldValues, other: FieldValues): boolean =>
  Object.keys(one).every((field) => sameValue(one[field] ?? null, other[field] ?? null))

/** A text that two values share exactly when they say the same. */
export function keyOf(value: FieldValue): string {
  if (typeof value === 'string') return JSON.stringify(value.trim() || null)
  if (Array.isArray(value)) return JSON.stringify([...new Set(value)].sort((a, b) => a - b))
  return JSON.stringify(value)
}
