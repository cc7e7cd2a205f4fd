import { useLoaderData } from 'react-router'
import { FormPage } from '#app/curation/forms/FormPage.tsx'
import type { Start } from '#app/curation/forms/form-start.ts'
import { SourceSuggestionForm } from './SourceSuggestionForm.tsx'
import type { SourceSuggestionValues } from './source-suggestion-values.ts'

export function Component() {
  const props = useLoaderData<{ draftId: string; start: Promise<Start<SourceSuggestionValues>> }>()
  return (
    <FormPage
      title="Suggest a source"
      lead="A publication for curators to review."
      purpose="suggest a source"
      start={props}
      form={SourceSuggestionForm}
    />
  )
}
