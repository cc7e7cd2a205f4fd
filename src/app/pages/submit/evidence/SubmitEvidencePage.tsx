import { useLoaderData } from 'react-router'
import { FormPage } from '#app/curation/forms/FormPage.tsx'
import type { Start } from '#app/curation/forms/form-start.ts'
import { EvidenceForm } from './EvidenceForm.tsx'
import type { EvidenceValues } from './evidence-submission.ts'

export function Component() {
  const props = useLoaderData<{ draftId: string; start: Promise<Start<EvidenceValues>> }>()
  return (
    <FormPage
      title="Submit evidence"
      lead="One finding from one source about one molecular profile. An editor reviews it before it is accepted."
      purpose="submit evidence"
      start={props}
      form={EvidenceForm}
    />
  )
}
