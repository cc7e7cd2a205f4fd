import { Field } from '#app/ui/Field.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { longestTexts } from '#domain/text-lengths.ts'
import { OrganizationField } from './OrganizationField.tsx'
import type { Membership } from './use-organizations.ts'

/** What goes with every submission: a comment for reviewers and on whose behalf it is made. */
export function SendingFields({
  comment,
  onComment,
  commentError,
  commentLabel = 'Comment for reviewers (optional)',
  membership,
  onOrganization,
  organizationError,
}: {
  comment: string
  onComment: (comment: string) => void
  commentError?: string
  commentLabel?: string
  membership: Membership
  onOrganization: (id: number | null) => void
  organizationError?: string
}) {
  return (
    <>
      <div data-field="comment">
        <Field
          label={commentLabel}
          hint="10 characters or more. It may mention people (@name) and records (#EID12)."
          error={commentError}
          count={{ length: comment.trim().length, longest: longestTexts.comment }}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={comment}
              onChange={(event) => onComment(event.target.value)}
            />
          )}
        </Field>
      </div>
      <OrganizationField membership={membership} onOrganization={onOrganization} error={organizationError} />
    </>
  )
}
