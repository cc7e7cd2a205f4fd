import { sql } from 'kysely'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { requireReview } from '#server/curation/moderation/approval-review.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import type { RecordKey } from '../reading/read-records.ts'
import { canBeWithdrawn } from './create-record.ts'
import type { RecordMapping } from './local-ids.ts'
import type { Mirroring } from './mirroring.ts'
import { touch } from './mirroring.ts'
import { recordStatus } from './status-history.ts'

async function setWithdrawn(
  { tx, now, touched }: Mirroring,
  { kind, id }: { kind: VersionedKind; id: number },
  isWithdrawn: boolean,
): Promise<void> {
  await sql`
    update ${sql.table(recordShapes[kind].table)} set withdrawn = ${isWithdrawn}, updated_at = ${now}
    where id = ${id}`.execute(tx)
  touch(touched.records, kind, id)
}

/** Checks whether a record is withdrawn here that the upstream has (again). */
export const isToBringBack = (ours: UpstreamDocument, theirs: UpstreamDocument): boolean =>
  ours['withdrawn'] === true && theirs['withdrawn'] !== true

/** Ends the withdrawal of a record that the upstream has again. */
export const bringBack = (mirroring: Mirroring, record: { kind: VersionedKind; id: number }): Promise<void> =>
  setWithdrawn(mirroring, record, false)

/** Rejects a withdrawn evidence item or assertion, so that it leaves every list, count and score. */
async function reject(
  mirroring: Mirroring,
  table: 'evidence_items' | 'assertions',
  record: { kind: VersionedKind; id: number },
  reason: string,
): Promise<void> {
  const { tx, touched } = mirroring
  const row = await tx
    .selectFrom(table)
    .select(['status', 'molecular_profile_id'])
    .where('id', '=', record.id)
    .executeTakeFirst()
  if (!row || row.status === 'REJECTED') return
  const rejected: EvidenceStatus = 'REJECTED'
  await tx.updateTable(table).set({ status: rejected }).where('id', '=', record.id).execute()
  touched.scored.add(row.molecular_profile_id)
  await recordStatus(mirroring, record, row.status, { status: rejected }, reason)
}

/** Withdraws and rejects an evidence item or assertion. */
export async function retire(
  mirroring: Mirroring,
  record: { kind: 'EVIDENCE_ITEM' | 'ASSERTION'; id: number },
  reason: string,
): Promise<void> {
  const { kind, id } = record
  await reject(mirroring, kind === 'ASSERTION' ? 'assertions' : 'evidence_items', record, reason)
  await setWithdrawn(mirroring, record, true)
  await requireReview(mirroring, { entityType: kind, id })
}

/** Checks whether another upstream that is followed has a record. */
async function isElsewhere({ tx, upstreamId }: Mirroring, { kind, id }: RecordKey): Promise<boolean> {
  const other = await tx
    .selectFrom('upstream_records')
    .innerJoin('upstreams', 'upstreams.id', 'upstream_records.upstream_id')
    .select('upstreams.id')
    .where('upstream_id', '<>', upstreamId)
    .where('record_type', '=', kind)
    .where('record_id', '=', id)
    .where('gone', '=', false)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

/** Closes the open conflicts of a record with the upstream: there is nothing left to decide. */
async function closeConflicts(
  { tx, upstreamId, now }: Mirroring,
  { kind, id }: { kind: VersionedKind; id: number },
): Promise<void> {
  await tx
    .updateTable('upstream_conflicts')
    .set({ closed_at: now })
    .where('upstream_id', '=', upstreamId)
    .where('record_type', '=', kind)
    .where('record_id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}

/**
 * Withdraws a record that the upstream no longer has, unless another upstream has it; terms and sources stay, as other
 * records refer to them. What the upstream said last stays the base of a merge, should it come back.
 */
export async function withdrawRecord(
  mirroring: Mirroring,
  { kind, id }: RecordKey,
  mapping: RecordMapping,
): Promise<void> {
  const { tx, upstreamId, now, sweep } = mirroring
  const record = { kind, id: mapping.record_id }
  await closeConflicts(mirroring, record)
  if (canBeWithdrawn(kind) && !(await isElsewhere(mirroring, record))) {
    if (kind === 'EVIDENCE_ITEM' || kind === 'ASSERTION')
      await retire(mirroring, { kind, id: record.id }, 'The upstream no longer has it.')
    else await setWithdrawn(mirroring, record, true)
  }
  const ofRecord = { upstream_id: upstreamId, record_type: kind, upstream_record_id: id }
  await tx
    .updateTable('upstream_records')
    .set({ gone: true, sweep, changed_at: now })
    .where((is) => is.and(ofRecord))
    .execute()
  await tx
    .deleteFrom('upstream_set_aside')
    .where((is) => is.and(ofRecord))
    .execute()
}
