import { z } from 'zod'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { ProfileReference, Reference } from './references/reference.ts'

/*
 * How the values of forms are read back from drafts. What cannot be read, e.g. after an update of the app, is empty;
 * the rest stays.
 */

/** One of a vocabulary; null for none. */
export const chosenFrom = <Value extends string>(words: Vocabulary<Value>) =>
  z.enum(words.values).nullable().catch(null)

export const typedText = z.string().catch('')
export const chosenReference = Reference.nullable().catch(null)
export const chosenProfile = ProfileReference.nullable().catch(null)
export const chosenReferences = z.array(Reference).catch([])
export const typedTexts = z.array(z.string()).catch([])
export const yesNoOrUnknown = z.boolean().nullable().catch(null)
export const chosenNumber = z.number().int().nullable().catch(null)

/** Fields that every form has beside the record itself. */
export const sending = { comment: typedText, organizationId: chosenNumber }

/** A nullable field as the interface takes it: a value, or unset. */
export function valueOrUnset<Value>(value: Value | null): { value: Value } | { unset: true } {
  return value === null || value === '' ? { unset: true } : { value }
}

export const idsOf = (references: readonly { id: number }[]): number[] => references.map(({ id }) => id)

/** Checks whether both name the same, in whatever order. */
export const sameIds = (some: readonly number[], others: readonly number[]): boolean =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join()

/** Checks whether nothing was filled in. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const fewWords = 60

/** The first words of a text, to call something by. */
export function beginningOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > fewWords ? `${line.slice(0, fewWords).replace(/ [^ ]*$/, '')}…` : line
}
