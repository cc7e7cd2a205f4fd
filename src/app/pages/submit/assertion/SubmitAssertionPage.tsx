import { useLoaderData } from 'react-router'
import { FormPage } from '#app/curation/forms/FormPage.tsx'
import type { Start } from '#app/curation/forms/form-start.ts'
import { AssertionForm } from './AssertionForm.tsx'
import type { AssertionValues } from './assertion-submission.ts'

export function Component() {
  const given = useLoaderData<{ draftId: string; start: Promise<Start<AssertionValues>> }>()
  return (
    <FormPage
      title="Submit an assertion"
      lead="What all evidence on a molecular profile in a disease comes to. An editor reviews it before it counts as accepted."
      purpose="submit an assertion"
      given={given}
      form={AssertionForm}
    />
  )
}
