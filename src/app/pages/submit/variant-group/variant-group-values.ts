import { z } from 'zod'
import { nameLengthError, tooLongTexts } from '#domain/text/text-lengths.ts'
import type { FieldViolation } from '#app/curation/forms/submission/violations.ts'
import { chosenNumber, chosenReferences, typedText } from '#app/curation/forms/values.ts'

/** Values that a curator has filled in so far. */
export const VariantGroupValues = z.object({
  name: typedText,
  description: typedText,
  variants: chosenReferences,
  sources: chosenReferences,
  organizationId: chosenNumber,
})
export type VariantGroupValues = z.infer<typeof VariantGroupValues>
export type VariantGroupField = keyof VariantGroupValues

export const blankVariantGroup: VariantGroupValues = VariantGroupValues.parse({})

const shortestName = 5
const shortestDescription = 10

/** Every rule that the values break (curation rules, section 7); whether the name is taken the server knows. */
export function variantGroupViolations({
  name,
  description,
}: VariantGroupValues): FieldViolation<VariantGroupField>[] {
  const rules: FieldViolation<VariantGroupField>[] = []
  if (name.trim().length < shortestName)
    rules.push({
      field: 'name',
      message: `The name of a variant group needs at least ${shortestName} characters.`,
    })
  const tooLong = nameLengthError('The name', name.trim())
  if (tooLong) rules.push({ field: 'name', message: `${tooLong}.` })
  for (const { message } of tooLongTexts({ description: description.trim() }))
    rules.push({ field: 'description', message })
  const { length } = description.trim()
  if (length > 0 && length < shortestDescription)
    rules.push({
      field: 'description',
      message: `A description needs at least ${shortestDescription} characters, not ${length}.`,
    })
  return rules
}
