import { Field } from '#app/ui/Field.tsx'
import { Select } from '#app/ui/Select.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
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
  const { organizations, organizationId } = membership
  return (
    <>
      <div data-field="comment">
        <Field
          label={commentLabel}
          hint="10 characters or more. It may mention people (@name) and records (#EID12)."
          error={commentError}
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
      {organizations.length > 1 ? (
        <div data-field="organizationId">
          <Field label="On behalf of" error={organizationError}>
            {(control) => (
              <Select
                {...control}
                empty="Choose an organization"
                value={organizationId ?? ''}
                choices={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
                onChoose={(value) => onOrganization(value ? Number(value) : null)}
              />
            )}
          </Field>
        </div>
      ) : organizations[0] ? (
        <p className="text-sm text-muted">Credited to you and {organizations[0].name}.</p>
      ) : null}
    </>
  )
}
