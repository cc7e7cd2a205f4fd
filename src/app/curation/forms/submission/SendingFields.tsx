import { Field } from '#app/ui/controls/Field.tsx'
import { TextArea } from '#app/ui/controls/TextArea.tsx'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { OrganizationField } from './OrganizationField.tsx'
import type { SubmissionForm } from './use-submission-form.ts'

type Sending = { comment: string; organizationId: number | null }

/** Fields that go with every submission: a comment for reviewers and on whose behalf it is made. */
export function SendingFields({
  submission: { values, set, errorOf, membership },
  commentLabel = 'Comment for reviewers (optional)',
}: {
  submission: Pick<SubmissionForm<Sending, unknown>, 'values' | 'set' | 'errorOf' | 'membership'>
  commentLabel?: string
}) {
  const { comment } = values
  return (
    <>
      <div data-field="comment">
        <Field
          label={commentLabel}
          hint="At least 10 characters. Mention people (@name) and records (#EID12)."
          error={errorOf('comment')}
          count={{ length: comment.trim().length, longest: longestTexts.comment }}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={comment}
              onChange={(event) => set({ comment: event.target.value })}
            />
          )}
        </Field>
      </div>
      <OrganizationField
        membership={membership}
        onOrganization={(organizationId) => set({ organizationId })}
        error={errorOf('organizationId')}
      />
    </>
  )
}
