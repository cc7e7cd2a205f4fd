import { useLoaderData } from 'react-router'
import { FormPage } from '#app/curation/forms/FormPage.tsx'
import type { Start } from '#app/curation/forms/form-start.ts'
import { VariantGroupForm } from './VariantGroupForm.tsx'
import type { VariantGroupValues } from './variant-group-values.ts'

export function Component() {
  const props = useLoaderData<{ draftId: string; start: Promise<Start<VariantGroupValues>> }>()
  return (
    <FormPage
      title="Create a variant group"
      lead="Groups are published immediately; later edits are reviewed."
      purpose="create a variant group"
      start={props}
      form={VariantGroupForm}
    />
  )
}
