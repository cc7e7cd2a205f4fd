import { sql } from 'kysely'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
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

/** Ends the withdrawal of a record that the upstream has again. */
export const bringBack = (mirroring: Mirroring, record: { kind: VersionedKind; id: number }): Promise<void> =>
  setWithdrawn(mirroring, record, false)

/** Rejects a withdrawn evidence item or assertion, so that it leaves every list, count and score. */
async function reject(
  mirroring: Mirroring,
  table: 'evidence_items' | 'assertions',
  record: { kind: VersionedKind; id: number },
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
  await recordStatus(mirroring, record, row.status, { status: rejected }, 'The upstream no longer has it.')
}

/** Withdraws a record that the upstream no longer has; terms and sources stay, as other records refer to them. */
export async function withdrawRecord(
  mirroring: Mirroring,
  { kind, id }: RecordKey,
  mapping: RecordMapping,
): Promise<void> {
  const { tx, upstreamId, now, sweep } = mirroring
  const record = { kind, id: mapping.record_id }
  if (canBeWithdrawn(kind)) {
    if (kind === 'EVIDENCE_ITEM') await reject(mirroring, 'evidence_items', record)
    if (kind === 'ASSERTION') await reject(mirroring, 'assertions', record)
    await setWithdrawn(mirroring, record, true)
  }
  await tx
    .updateTable('upstream_records')
    .set({ gone: true, document: null, sweep, changed_at: now })
    .where('upstream_id', '=', upstreamId)
    .where('record_type', '=', kind)
    .where('upstream_record_id', '=', id)
    .execute()
}
