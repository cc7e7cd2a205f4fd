import { reopeningVerbiage } from '#domain/mirror/conflict-decisions.ts'
import { sameContent } from '#domain/mirror/upstream-document.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '#server/curation/curate.ts'
import { recordActivity } from '#server/curation/record-activity.ts'
import { conflictRows, contentOf, documentHere, fieldOf, recordKey, subjectOf } from './conflict-rows.ts'
import type { ConflictRow } from './conflict-rows.ts'
import { markReopening } from './decision-marks.ts'
import { writeContents } from './write-contents.ts'

/** @throws ClientError when the conflict was not decided, or there is a later one of its field */
async function decidedConflict({ tx }: Curation, id: number): Promise<ConflictRow> {
  const row = await conflictRows(tx).where('upstream_conflicts.id', '=', id).executeTakeFirst()
  if (!row || row.decision === null || row.ours === null || row.chosen === null)
    throw new ClientError('NOT_FOUND', `There is no decided conflict ${id}`)
  const later = await tx
    .selectFrom('upstream_conflicts')
    .select('id')
    .where('upstream_id', '=', row.upstream_id)
    .where('record_type', '=', row.record_type)
    .where('record_id', '=', row.record_id)
    .where('field', '=', row.field)
    .where('id', '>', id)
    .executeTakeFirst()
  if (later)
    throw new ClientError('CONFLICT', `${row.upstream} has changed the field again since the decision`)
  return row
}

/**
 * Takes the decision of a conflict back: the field gets the content that it had here before, and the conflict is open
 * again.
 * @throws ClientError when it was not decided, the field has changed since, or the record would break a rule of curation
 */
export async function reopenConflict(curation: Curation, id: number): Promise<void> {
  const row = await decidedConflict(curation, id)
  const [ours, chosen] = [contentOf(row.ours ?? 'null'), contentOf(row.chosen ?? 'null')]
  const now = (await curation.find(documentHere, recordKey(row)))[row.field] ?? null
  if (!sameContent(now, chosen))
    throw new ClientError('CONFLICT', `“${fieldOf(row)}” has changed since the decision`)
  const isWritten = !sameContent(now, ours)
  const approvalIds = isWritten ? await writeContents(curation, row, { [row.field]: ours }) : []
  const subject = subjectOf(row)
  await markReopening(curation, row)
  await curation.tx
    .updateTable('upstream_conflicts')
    .set({ closed_at: null, decision: null, ours: null, chosen: null, activity_id: null })
    .where('id', '=', id)
    .execute()
  await recordActivity(curation, {
    kind: 'REJECT_REVISIONS',
    subject,
    verbiage: reopeningVerbiage({ upstream: row.upstream, field: fieldOf(row) }),
    events: [{ action: 'REVISION_REJECTED', subject }],
    approvalIds,
  })
}
