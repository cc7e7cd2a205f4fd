import { commentProblem } from './broken-rules.ts'
import type { BrokenRule } from './broken-rules.ts'
import type { Membership } from './use-organizations.ts'

/** What is wrong with what goes with every submission. */
export function sendingRules(
  { comment }: { comment: string },
  { organizations, organizationId }: Membership,
  isCommentNeeded = false,
): BrokenRule<'comment' | 'organizationId'>[] {
  const rules: BrokenRule<'comment' | 'organizationId'>[] = []
  const problem = commentProblem(comment, isCommentNeeded)
  if (problem) rules.push({ field: 'comment', message: problem })
  if (organizations.length > 1 && organizationId === null)
    rules.push({
      field: 'organizationId',
      message: 'Say on behalf of which of your organizations you submit it.',
    })
  return rules
}
