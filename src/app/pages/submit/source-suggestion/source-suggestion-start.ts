import { formLoader, textIn } from '#app/curation/forms/form-start.ts'
import { diseaseIn, profileIn, sourcesIn } from '#app/curation/forms/references/references-by-id.ts'
import type { SourceSuggestionValues } from './source-suggestion-values.ts'

/** The form starts from values: `?sourceId=…&molecularProfileId=…&diseaseId=…`. */
export const loader = formLoader<SourceSuggestionValues>(async (parameters) => {
  const [[source], molecularProfile, disease] = await Promise.all([
    sourcesIn(parameters),
    profileIn(parameters),
    diseaseIn(parameters),
  ])
  return {
    error: null,
    values: {
      source: source ?? null,
      molecularProfile,
      disease,
      comment: textIn(parameters, 'comment') ?? '',
    },
  }
})
