import type { ReactNode } from 'react'
import { formKinds } from '../drafts/form-kinds.ts'
import { FormBody } from '../FormBody.tsx'
import type { SubmissionForm } from './use-submission-form.ts'

/** The form of something new: its fields, what is good to know beside them, and its end. */
export function SubmissionBody<Values extends object, Made>({
  submission: { kind, draft, form, membership, startError },
  label,
  submitLabel,
  aside,
  children,
}: {
  submission: SubmissionForm<Values, Made>
  label: string
  submitLabel: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <FormBody
      label={label}
      href={formKinds[kind].href}
      draft={draft}
      form={form}
      startError={startError}
      submitLabel={submitLabel}
      actingFor={membership.organizationId}
      aside={aside}
    >
      {children}
    </FormBody>
  )
}
