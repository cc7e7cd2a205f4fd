import { commentError } from './violations.ts'
import type { FieldViolation } from './violations.ts'
import type { Membership } from './use-organizations.ts'

/** Violations of a submission: its comment, and on whose behalf it is made. */
export function sendingRules(
  { comment }: { comment: string },
  membership: Membership,
  isCommentNeeded = false,
): FieldViolation<'comment' | 'organizationId'>[] {
  const error = commentError(comment, isCommentNeeded)
  return [...(error ? [{ field: 'comment' as const, message: error }] : []), ...organizationRules(membership)]
}

/** Members of several organizations must say for which they act (curation rules, section 1). */
export const organizationRules = ({
  organizations,
  organizationId,
}: Membership): FieldViolation<'organizationId'>[] =>
  organizations.length > 1 && organizationId === null
    ? [
        {
          field: 'organizationId',
          message: 'Select the organization you submit for.',
        },
      ]
    : []
