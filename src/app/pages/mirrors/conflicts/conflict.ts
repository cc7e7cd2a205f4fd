import { mutate } from '#app/apollo/mutate.ts'
import type { DecisionResult } from '#app/curation/review/moderate.ts'
import {
  DecideMirrorConflictsDocument,
  ReopenMirrorConflictDocument,
} from '#app/graphql/generated/mirror-conflicts.ts'
import type { MirrorConflict_conflictFragment } from '#app/graphql/generated/mirror-conflicts.ts'
import type { MirrorConflictDecision } from '#app/graphql/generated/schema-types.ts'
import type { QueueEntry } from '../../queues/queue.ts'

/** A field that was changed here and, otherwise, upstream. */
export type Conflict = MirrorConflict_conflictFragment

/** Title of a conflict: `EID5: Evidence statement`. */
export const titleOf = ({ record, fieldDisplayName }: Conflict): string =>
  `${record.name}: ${fieldDisplayName}`

/** The way back from the decision of a conflict. */
const reopening = ({ id, title, href }: QueueEntry, decisionId: number | null) => ({
  title,
  href,
  undone: 'reopened',
  exact: true,
  undo: async (organizationId: number | null) =>
    (await mutate(ReopenMirrorConflictDocument, { id, decisionId, organizationId })).error,
})

/** Gives the fields of conflicts the content of one side, in one request; a result for each, in their order. */
export async function decide(
  entries: readonly QueueEntry[],
  take: MirrorConflictDecision,
  organizationId: number | null,
): Promise<DecisionResult[]> {
  const decisions = entries.map(({ id, digest = '' }) => ({ conflictId: id, take, digest }))
  const { data, error } = await mutate(DecideMirrorConflictsDocument, { decisions, organizationId })
  const outcomes = new Map(
    data?.decideMirrorConflicts?.outcomes.map((outcome) => [outcome.conflictId, outcome]),
  )
  return entries.map((entry) => {
    const outcome = outcomes.get(entry.id)
    const wrong = error ?? outcome?.error ?? null
    return { error: wrong, undoable: wrong ? null : reopening(entry, outcome?.decisionId ?? null) }
  })
}
