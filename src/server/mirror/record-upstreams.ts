import { sql } from 'kysely'
import { upstreamAddress } from '#domain/mirror/upstream-address.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { rowOfEach } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { canBeWithdrawn } from './writing/create-record.ts'

/** Key of a record for {@link upstreamIdOf}. */
export const upstreamKey = (upstreamId: number, kind: VersionedKind, recordId: number): string =>
  `${upstreamId} ${kind} ${recordId}`

/** Ids that records here have at an upstream, by {@link upstreamKey}. */
export const upstreamIdOf: Batch<string, { id: number } | null> = async (db, keys) => {
  const rows = await db
    .selectFrom('upstream_records')
    .select(['upstream_id', 'record_type', 'record_id', 'upstream_record_id as id'])
    .where(({ or, and }) =>
      or(
        keys.map((key) => {
          const [upstream_id, record_type, record_id] = key.split(' ')
          return and([
            sql<boolean>`upstream_id = ${Number(upstream_id)}`,
            sql<boolean>`record_type = ${record_type}`,
            sql<boolean>`record_id = ${Number(record_id)}`,
          ])
        }),
      ),
    )
    .execute()
  return rowOfEach(keys, rows, (row) => upstreamKey(row.upstream_id, row.record_type, row.record_id))
}

/** Where a record comes from. */
export interface RecordUpstream {
  name: string
  /** Its page there. */
  url: string
  /** When its contents from there changed last, ISO 8601. */
  updatedAt: string
  /** Whether it is no longer there. */
  isGone: boolean
  /** Fields that were changed here. */
  changedFields: number
  openConflicts: number
}

/** The upstream that a record comes from, or null: of several the one that was added first. */
export async function recordUpstream(
  db: Reading,
  kind: VersionedKind,
  recordId: number,
): Promise<RecordUpstream | null> {
  const count = (table: 'local_changes' | 'upstream_conflicts', more = sql``) =>
    sql<number | string>`(select count(*) from ${sql.table(table)} as other
      where other.record_type = ${kind} and other.record_id = ${recordId} ${more})`
  const row = await db
    .selectFrom('upstream_records')
    .innerJoin('upstreams', 'upstreams.id', 'upstream_records.upstream_id')
    .select(['upstreams.id as upstreamId', 'name', 'url', 'upstream_record_id', 'changed_at', 'gone'])
    .select([
      count('local_changes').as('changed'),
      count('upstream_conflicts', sql`and other.closed_at is null`).as('conflicts'),
    ])
    .where('record_type', '=', kind)
    .where('record_id', '=', recordId)
    .where('own', '=', false)
    .where((is) => is.or([is('document', 'is not', null), is('gone', '=', true)]))
    .where('removed_at', 'is', null)
    .orderBy('upstreams.id')
    .orderBy('gone')
    .limit(1)
    .executeTakeFirst()
  return row
    ? {
        name: row.name,
        url: upstreamAddress(row.url, kind, row.upstream_record_id),
        updatedAt: row.changed_at,
        isGone: row.gone,
        changedFields: canBeWithdrawn(kind) ? Number(row.changed) : 0,
        openConflicts: Number(row.conflicts),
      }
    : null
}

/** A service that is followed. */
export interface FollowedUpstream {
  name: string
  url: string
  /** When it was last completely followed, ISO 8601; null: never yet. */
  completeAt: string | null
  /** Its records that are here. */
  records: number
  /** Those that could not be read or written. */
  setAside: number
}

/** Services that are followed, the first added first. */
export async function followedUpstreams(db: Reading): Promise<FollowedUpstream[]> {
  const rows = await db
    .selectFrom('upstreams')
    .select(['name', 'url', 'succeeded_at as completeAt'])
    .select(
      sql<number | string>`(select count(*) from upstream_set_aside where upstream_id = upstreams.id)`.as(
        'setAside',
      ),
    )
    .select(
      sql<number | string>`(
        select count(*) from upstream_records where upstream_id = upstreams.id and not gone)`.as('records'),
    )
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ records, setAside, ...row }) => ({
    ...row,
    records: Number(records),
    setAside: Number(setAside),
  }))
}
