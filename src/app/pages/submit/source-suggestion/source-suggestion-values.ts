import { z } from 'zod'
import type { FieldViolation } from '#app/curation/forms/submission/violations.ts'
import { chosenProfile, chosenReference, sending } from '#app/curation/forms/values.ts'

/** Values that a reader has filled in so far. */
export const SourceSuggestionValues = z.object({
  source: chosenReference,
  molecularProfile: chosenProfile,
  disease: chosenReference,
  ...sending,
})
export type SourceSuggestionValues = z.infer<typeof SourceSuggestionValues>

export const blankSourceSuggestion: SourceSuggestionValues = SourceSuggestionValues.parse({})

/** Rules broken by what is missing from a suggestion, its comment aside. */
export const suggestionViolations = ({
  source,
}: SourceSuggestionValues): FieldViolation<keyof SourceSuggestionValues>[] =>
  source ? [] : [{ field: 'source', message: 'Select a source.' }]
