import { sql } from 'kysely'
import type { RevisedType } from '#domain/mirror/suggestion-inputs.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Upstream } from '../upstreams.ts'

/** A record of an upstream of which people here changed something. */
export interface ChangedRecord {
  kind: FlaggableEntity
  /** Id here. */
  id: number
  /** Id at the upstream. */
  upstreamRecordId: number
  /** What the upstream said last, as JSON. */
  document: string
}

/** Records of one statement. */
const RECORDS_AT_ONCE = 50

/**
 * Records of an upstream with local changes, by kind and id here.
 * @param after the last record of the part before; null: the first part
 */
export async function changedRecords(
  db: Reading,
  { id: upstreamId }: Upstream,
  after: ChangedRecord | null,
): Promise<ChangedRecord[]> {
  const { rows } = await sql<ChangedRecord>`
    select known.record_type as kind, known.record_id as id, known.upstream_record_id as ${sql.ref('upstreamRecordId')},
      known.document
    from (
      select distinct record_type, record_id from local_changes
      union select 'FEATURE', id from features where deprecated and not withdrawn
      union select 'VARIANT', id from variants where deprecated and not withdrawn
      union select 'MOLECULAR_PROFILE', id from molecular_profiles where deprecated and not withdrawn
    ) as changed
    join upstream_records as known
      on known.record_type = changed.record_type and known.record_id = changed.record_id
    where known.upstream_id = ${upstreamId} and not known.gone and known.document is not null
      and (known.record_type, known.record_id) > (${after?.kind ?? ''}, ${after?.id ?? 0})
    order by known.record_type, known.record_id
    limit ${RECORDS_AT_ONCE}`.execute(db)
  return rows
}

/** A record of an upstream, whether or not it was changed here; null: it is not one of the upstream. */
export async function mirroredRecord(
  db: Reading,
  { id: upstreamId }: Upstream,
  { kind, id }: Pick<ChangedRecord, 'kind' | 'id'>,
): Promise<ChangedRecord | null> {
  const row = await db
    .selectFrom('upstream_records')
    .select(['upstream_record_id', 'document'])
    .where('upstream_id', '=', upstreamId)
    .where('record_type', '=', kind)
    .where('record_id', '=', id)
    .where('gone', '=', false)
    .orderBy('upstream_record_id')
    .executeTakeFirst()
  if (!row || row.document === null) return null
  return { kind, id, upstreamRecordId: row.upstream_record_id, document: row.document }
}

/** The kind of each record as the mutations of revisions tell them apart, by id. */
export async function revisedTypes(
  db: Reading,
  kind: FlaggableEntity,
  ids: readonly number[],
): Promise<Map<number, RevisedType>> {
  if (kind !== 'FEATURE' && kind !== 'VARIANT') return new Map(ids.map((id) => [id, kind]))
  const rows = await db
    .selectFrom(kind === 'FEATURE' ? 'features' : 'variants')
    .select(['id', 'kind'])
    .where('id', 'in', inList(ids))
    .execute()
  return new Map(
    rows.map((row) => [row.id, kind === 'FEATURE' ? row.kind : (`${row.kind}_VARIANT` as const)]),
  )
}
