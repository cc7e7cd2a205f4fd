import { mutate } from '#app/apollo/mutate.ts'
import { ModerateAssertionDocument, ModerateEvidenceItemDocument } from '#app/graphql/generated/moderation.ts'
import { recordLink } from '#domain/records/links.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { Undoable } from './undo.ts'

/** A record whose status is decided on, with the status that it has. */
export type Moderated = { entityType: 'EVIDENCE_ITEM' | 'ASSERTION'; id: number; status: EvidenceStatus }

/** Outcomes for a record, as the end of a sentence: “EID12 was …”. */
export const decisions: Record<EvidenceStatus, string> = {
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  SUBMITTED: 'returned to review',
}

/** Outcome of a decision: what is wrong, as a sentence, or the way back for who may revert it. */
export type DecisionResult = {
  error: string | null
  undoable: Undoable | null
  /** What else came of it, as a sentence. */
  note?: string | null
}

/** Gives a record another status. */
export async function moderate(
  record: Moderated,
  newStatus: EvidenceStatus,
  comment: string | null,
  organizationId: number | null,
): Promise<DecisionResult> {
  const { error, mayRevert } = await send(record, newStatus, comment, organizationId)
  return { error, undoable: mayRevert ? undoableOf(record, newStatus) : null }
}

/** The way back: it is the revert of the rules, with a note that says so. */
const undoableOf = (record: Moderated, newStatus: EvidenceStatus): Undoable => ({
  title: tagOf(record),
  href: recordLink(record.entityType, record.id),
  undone: decisions.SUBMITTED,
  exact: record.status === 'SUBMITTED',
  undo: async (organizationId) => {
    const note = `Undone within a minute of being ${decisions[newStatus]}.`
    return (await send(record, 'SUBMITTED', note, organizationId)).error
  },
})

async function send(
  { entityType, id }: Moderated,
  newStatus: EvidenceStatus,
  comment: string | null,
  organizationId: number | null,
) {
  const variables = { id, newStatus, comment, organizationId }
  if (entityType === 'EVIDENCE_ITEM') {
    const { data, error } = await mutate(ModerateEvidenceItemDocument, variables)
    const item = data?.moderateEvidenceItem?.evidenceItem
    return { error, mayRevert: item?.viewerMay?.revert.allowed ?? false }
  }
  const { data, error } = await mutate(ModerateAssertionDocument, variables)
  const assertion = data?.moderateAssertion?.assertion
  return { error, mayRevert: assertion?.viewerMay?.revert.allowed ?? false }
}

export const tagOf = ({ entityType, id }: Pick<Moderated, 'entityType' | 'id'>): string =>
  recordTag(entityType, id)
