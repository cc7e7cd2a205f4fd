import { change } from '#app/account/change.ts'
import { ModerateAssertionDocument, ModerateEvidenceItemDocument } from '#app/graphql/generated/moderation.ts'
import type { Problem } from '#app/ui/form/use-submission.ts'
import { recordTag } from '#domain/tags.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { offerUndo } from './undo.ts'

/** A record whose status is decided on. */
export type Moderated = { entityType: 'EVIDENCE_ITEM' | 'ASSERTION'; id: number }

/** What became of a record, as the end of a sentence: “EID12 was …”. */
const decisions: Record<EvidenceStatus, string> = {
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  SUBMITTED: 'returned to review',
}

/**
 * Gives a record another status. Who may revert it can take the decision back for a minute.
 * @returns what is wrong, as a sentence; null when it was done
 */
export async function moderate(
  record: Moderated,
  newStatus: EvidenceStatus,
  comment: string | null,
  organizationId: number | null,
): Promise<Problem> {
  const variables = { id: record.id, newStatus, comment, organizationId }
  const { problem, mayRevert } =
    record.entityType === 'EVIDENCE_ITEM'
      ? await moderateEvidenceItem(variables)
      : await moderateAssertion(variables)
  if (!problem && mayRevert) offerUndo({ record, decided: decisions[newStatus] })
  return problem
}

type Variables = {
  id: number
  newStatus: EvidenceStatus
  comment: string | null
  organizationId: number | null
}

async function moderateEvidenceItem(variables: Variables) {
  const { data, problem } = await change(ModerateEvidenceItemDocument, variables)
  return { problem, mayRevert: data?.moderateEvidenceItem?.evidenceItem.viewerMay?.revert.allowed ?? false }
}

async function moderateAssertion(variables: Variables) {
  const { data, problem } = await change(ModerateAssertionDocument, variables)
  return { problem, mayRevert: data?.moderateAssertion?.assertion.viewerMay?.revert.allowed ?? false }
}

/** Takes a decision back: it is the revert of the rules, with a note that says so. */
export const undoNote = (decided: string): string => `Undone within a minute of being ${decided}.`

export const tagOf = ({ entityType, id }: Moderated): string => recordTag(entityType, id)
