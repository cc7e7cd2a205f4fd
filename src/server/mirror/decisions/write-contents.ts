import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '#server/curation/curate.ts'
import { requireReview } from '#server/curation/moderation/approval-review.ts'
import { isConstraintViolation } from '#server/storage/constraint-violation.ts'
import { rulesBrokenBy } from '../writing/broken-rules.ts'
import { finishMirroring } from '../writing/follow-up.ts'
import { noteChanges } from '../writing/merge-record.ts'
import { mirroringBy } from '../writing/mirroring.ts'
import { recordStatus } from '../writing/status-history.ts'
import { writeFields } from '../writing/write-fields.ts'
import { documentHere, fieldOf, recordKey } from './conflict-rows.ts'
import type { ConflictRow } from './conflict-rows.ts'

/**
 * Writes contents of fields of one record, with all that follows from them.
 * @returns ids of approvals that must be reviewed
 * @throws ClientError when the record would break a rule of curation, or a content is none that the field can have
 */
export async function writeContents(
  curation: Curation,
  conflict: ConflictRow,
  changes: UpstreamDocument,
): Promise<number[]> {
  const { tx } = curation
  const { record_type: kind, record_id: id } = conflict
  const record = { kind, id }
  const ours = await curation.find(documentHere, recordKey(conflict))
  const mirroring = await mirroringBy(curation, conflict.upstream_id)
  const broken = await rulesBrokenBy(tx, record, () =>
    writeFields(mirroring, record, changes).catch((error: unknown) => {
      if (!isConstraintViolation(error)) throw error
      const fields = Object.keys(changes).map((field) => fieldOf({ field, record_type: kind }))
      throw new ClientError('BAD_USER_INPUT', `${fields.join(', ')} cannot have this content`, {
        cause: error,
      })
    }),
  )
  throwIfAny(
    'CONFLICT',
    broken.map(({ message }) => message),
  )
  noteChanges(mirroring, record, ours, changes)
  const status = evidenceStatuses.has(ours['status']) ? ours['status'] : null
  if (status !== null) await recordStatus(mirroring, record, status, { ...ours, ...changes })
  const approvalIds =
    kind === 'EVIDENCE_ITEM' || kind === 'ASSERTION'
      ? await requireReview(curation, { entityType: kind, id })
      : []
  await finishMirroring(mirroring)
  return approvalIds
}
