import { commentProblem } from './violations.ts'
import type { Violation } from './violations.ts'
import type { Membership } from './use-organizations.ts'

/** Problems with the comment of a submission, and with on whose behalf it is made. */
export function sendingRules(
  { comment }: { comment: string },
  membership: Membership,
  isCommentNeeded = false,
): Violation<'comment' | 'organizationId'>[] {
  const problem = commentProblem(comment, isCommentNeeded)
  return [
    ...(problem ? [{ field: 'comment' as const, message: problem }] : []),
    ...organizationRules(membership),
  ]
}

/** Members of several organizations must say for which they act (curation rules, section 1). */
export const organizationRules = ({
  organizations,
  organizationId,
}: Membership): Violation<'organizationId'>[] =>
  organizations.length > 1 && organizationId === null
    ? [
        {
          field: 'organizationId',
          message: 'Select the organization you submit for.',
        },
      ]
    : []
