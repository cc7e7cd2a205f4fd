import { longestTexts } from '#domain/text/text-lengths.ts'
import { bindFields } from '../fields-props.ts'
import { TypedText } from '../TypedText.tsx'
import { OrganizationField } from './OrganizationField.tsx'
import type { SubmissionForm } from './use-submission-form.ts'

type Sending = { comment: string; organizationId: number | null }

/** Fields that go with every submission: a comment for reviewers and on whose behalf it is made. */
export function SendingFields({
  submission: { membership, ...form },
  commentLabel = 'Comment for reviewers (optional)',
}: {
  submission: Pick<SubmissionForm<Sending, unknown>, 'values' | 'set' | 'errorOf' | 'membership'>
  commentLabel?: string
}) {
  return (
    <>
      <TypedText
        label={commentLabel}
        {...bindFields(form).text('comment')}
        lines={3}
        hint="At least 10 characters. Mention people (@name) and records (#EID12)."
        longest={longestTexts.comment}
      />
      <OrganizationField
        membership={membership}
        onOrganization={(organizationId) => form.set({ organizationId })}
        error={form.errorOf('organizationId')}
      />
    </>
  )
}
