import { decisionVerbiage } from '#domain/mirror/conflict-decisions.ts'
import type { ConflictDecision } from '#domain/mirror/conflict-decisions.ts'
import { sameContent } from '#domain/mirror/upstream-document.ts'
import { decisionDenial } from '#domain/policies/mirror.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '#server/curation/curate.ts'
import { recordActivity } from '#server/curation/record-activity.ts'
import { withCoi } from '#server/curation/rights.ts'
import {
  conflictDigest,
  contentOf,
  documentHere,
  fieldOf,
  openConflict,
  recordKey,
  subjectOf,
} from './conflict-rows.ts'
import { markDecisions } from './decision-marks.ts'
import type { Decided } from './decision-marks.ts'
import { enteredContent } from './entered-content.ts'
import { writeContents } from './write-contents.ts'

/** A decision of a conflict: which content its field gets. */
export interface DecisionInput {
  conflictId: number
  take: ConflictDecision
  /** What the conflict said to who decides; null: whoever decides has no digest. */
  digest: string | null
  /** The content of an edited field, as JSON. */
  content?: unknown
}

/** @throws ClientError for anyone but editors with a valid conflict-of-interest statement */
export async function requireDecider(curation: Curation): Promise<void> {
  const denial = decisionDenial(await withCoi(curation))
  if (denial) throw new ClientError('FORBIDDEN', denial)
}

async function examine(
  curation: Curation,
  { conflictId, take, digest, content }: DecisionInput,
): Promise<Decided> {
  const row = await openConflict(curation.tx, conflictId)
  const ours = (await curation.find(documentHere, recordKey(row)))[row.field] ?? null
  const theirs = contentOf(row.theirs)
  if (digest !== null && digest !== conflictDigest({ ours, theirs }))
    throw new ClientError('CONFLICT', `“${fieldOf(row)}” has changed since it was shown; look again`)
  if (take !== 'EDITED') return { row, decision: take, ours, chosen: take === 'THEIRS' ? theirs : ours }
  const samples = [theirs, ours, row.base === null ? null : contentOf(row.base)]
  const chosen = await enteredContent(curation.tx, fieldOf(row), content, samples)
  // What was entered may be what one side has.
  const decision = sameContent(chosen, theirs) ? 'THEIRS' : sameContent(chosen, ours) ? 'OURS' : 'EDITED'
  return { row, decision, ours, chosen }
}

async function close(
  curation: Curation,
  { row, decision, ours, chosen }: Decided,
  approvalIds: number[],
): Promise<void> {
  const subject = subjectOf(row)
  const isOurs = decision === 'OURS'
  const { activityId } = await recordActivity(curation, {
    kind: isOurs ? 'REJECT_REVISIONS' : 'ACCEPT_REVISIONS',
    subject,
    verbiage: decisionVerbiage(decision, { upstream: row.upstream, field: fieldOf(row) }),
    events: [{ action: isOurs ? 'REVISION_REJECTED' : 'REVISION_ACCEPTED', subject }],
    approvalIds,
  })
  await curation.tx
    .updateTable('upstream_conflicts')
    .set({
      closed_at: curation.now,
      decision,
      ours: JSON.stringify(ours),
      chosen: JSON.stringify(chosen),
      activity_id: activityId,
    })
    .where('id', '=', row.id)
    .execute()
}

/**
 * Decides conflicts of one record together: all of them, or none. Each one is an activity of who decides. Ours stays
 * until the upstream changes the field again; like what was edited, it is a change here.
 * @throws ClientError when there is no such open conflict, it says something else than was shown, or the record would
 * break a rule of curation
 */
export async function decideConflicts(curation: Curation, inputs: readonly DecisionInput[]): Promise<void> {
  const decided: Decided[] = []
  for (const input of inputs) decided.push(await examine(curation, input))
  const [first] = decided
  if (!first) return
  const written = decided.filter(({ decision }) => decision !== 'OURS')
  const changes = Object.fromEntries(written.map(({ row, chosen }) => [row.field, chosen]))
  const approvalIds = written.length > 0 ? await writeContents(curation, first.row, changes) : []
  await markDecisions(curation, first.row, decided)
  for (const one of decided) await close(curation, one, approvalIds)
}
