import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { z } from 'zod'
import { lengthError, longestTexts } from '#domain/text/text-lengths.ts'
import type { Violation } from '#domain/validity.ts'

/** A broken rule at the field of a form that it is about. */
export type FieldViolation<Field extends string> = { field: Field; message: string }

/** The violations at their fields; those about nothing that the form has are left out. */
export function atFields<Field extends string>(
  violations: readonly Violation[],
  fieldOf: Readonly<Record<string, Field>>,
): FieldViolation<Field>[] {
  return violations.flatMap(({ attribute, message }) => {
    const field = fieldOf[attribute]
    return field === undefined ? [] : [{ field, message }]
  })
}

const Violations = z.object({
  violations: z.array(z.object({ attribute: z.string(), message: z.string() })),
})

/** The rules that the server says are broken; empty when that is not why it refused. */
export function violationsOf(error: unknown): Violation[] {
  if (!CombinedGraphQLErrors.is(error)) return []
  return error.errors.flatMap(({ extensions }) => Violations.safeParse(extensions).data?.violations ?? [])
}

const shortest = 10

/** Error of an optional comment (curation rules, section 1). */
export function commentError(comment: string, isNeeded = false): string | null {
  const { length } = comment.trim()
  const tooLong = lengthError('The comment', comment.trim(), longestTexts.comment)
  if (tooLong) return `${tooLong}.`
  if (length >= shortest || (length === 0 && !isNeeded)) return null
  return `A comment needs at least ${shortest} characters${length > 0 ? `, not ${length}` : ''}.`
}
