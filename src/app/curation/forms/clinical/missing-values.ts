import { lookupTable } from '#domain/lookup-table.ts'
import type { FieldViolation } from '../submission/violations.ts'
import { isEmptyValue } from '../values.ts'

/** What to do about an empty field that the type of evidence or assertion needs. */
const missing: Readonly<Record<string, string>> = lookupTable({
  variantOrigin: 'Select a variant origin.',
  evidenceDirection: 'Select a direction.',
  assertionDirection: 'Select a direction.',
  significance: 'Select a significance.',
  disease: 'Select a disease.',
  therapies: 'Select one or more therapies.',
  therapyInteractionType: 'Select a therapy interaction type.',
  evidenceItems: 'Select one or more evidence items.',
  evidenceLevel: 'Select an evidence level.',
  rating: 'Select a rating.',
  description: 'Write an evidence statement.',
})

/** The rules that a form breaks, where a field is empty in as few words as that takes. */
export const withMissingValues = <Field extends string>(
  violations: readonly FieldViolation<Field>[],
  values: Readonly<Partial<Record<Field, unknown>>>,
): FieldViolation<Field>[] =>
  violations.map(({ field, message }) => ({
    field,
    message: (isEmptyValue(values[field]) && missing[field]) || message,
  }))
