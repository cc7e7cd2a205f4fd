import { useLoaderData } from 'react-router'
import { FormPage } from '#app/curation/forms/FormPage.tsx'
import type { Start } from '#app/curation/forms/form-start.ts'
import { AssertionForm } from './AssertionForm.tsx'
import type { AssertionValues } from './assertion-submission.ts'

export function Component() {
  const props = useLoaderData<{ draftId: string; start: Promise<Start<AssertionValues>> }>()
  return (
    <FormPage
      title="Submit an assertion"
      lead="Summarise the evidence for a molecular profile in a disease. An editor reviews it before it is accepted."
      purpose="submit an assertion"
      start={props}
      form={AssertionForm}
    />
  )
}
