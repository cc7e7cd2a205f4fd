import { mutate } from '#app/apollo/mutate.ts'
import { ModerateAssertionDocument, ModerateEvidenceItemDocument } from '#app/graphql/generated/moderation.ts'
import { recordLink } from '#domain/records/links.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { Undoable } from './undo.ts'

/** A record whose status is decided on, with the status that it has and the state that its reviewer sees. */
export type Moderated = {
  entityType: 'EVIDENCE_ITEM' | 'ASSERTION'
  id: number
  status: EvidenceStatus
  decidedOn: string | null
}

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
  /** State after it, on which the next decision of a batch on the same record is made. */
  state?: string | null | undefined
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
  const { error, mayRevert, state } = await send(record, newStatus, comment, organizationId)
  return { error, state, undoable: mayRevert && state ? undoableOf(record, newStatus, state) : null }
}

/** The way back: it is the revert of the rules, with a note that says so, while nothing has followed. */
const undoableOf = (record: Moderated, newStatus: EvidenceStatus, state: string): Undoable => ({
  title: tagOf(record),
  href: recordLink(record.entityType, record.id),
  undone: decisions.SUBMITTED,
  exact: record.status === 'SUBMITTED',
  state,
  undo: async (organizationId) => {
    const note = `Undone within a minute of being ${decisions[newStatus]}.`
    return (await send({ ...record, decidedOn: state }, 'SUBMITTED', note, organizationId)).error
  },
})

async function send(
  { entityType, id, decidedOn }: Moderated,
  newStatus: EvidenceStatus,
  comment: string | null,
  organizationId: number | null,
) {
  const variables = { id, newStatus, comment, organizationId, decidedOn }
  if (entityType === 'EVIDENCE_ITEM') {
    const { data, error } = await mutate(ModerateEvidenceItemDocument, variables)
    const made = data?.moderateEvidenceItem
    const mayRevert = made?.evidenceItem.viewerMay?.revert.allowed ?? false
    return { error, mayRevert, state: made?.decisionState }
  }
  const { data, error } = await mutate(ModerateAssertionDocument, variables)
  const made = data?.moderateAssertion
  return { error, mayRevert: made?.assertion.viewerMay?.revert.allowed ?? false, state: made?.decisionState }
}

export const tagOf = ({ entityType, id }: Pick<Moderated, 'entityType' | 'id'>): string =>
  recordTag(entityType, id)
