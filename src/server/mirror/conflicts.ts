import { sql } from 'kysely'
import type { FieldContent } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { listing } from '#server/knowledge/paging/page.ts'
import type { Reading } from '#server/storage/database.ts'
import { conflictRows, contentOf, documentHere, recordKey } from './decisions/conflict-rows.ts'

/** A conflict that waits for a decision, with the three contents of its field. */
export interface MirrorConflict {
  id: number
  upstream: string
  kind: VersionedKind
  recordId: number
  field: string
  /** Null: empty or unknown. */
  base: FieldContent
  ours: FieldContent
  theirs: FieldContent
  /** ISO 8601. */
  openedAt: string
}

/** Conflicts of one kind of record, of one upstream or of one record. */
export interface ConflictFilter {
  kind?: VersionedKind | null | undefined
  upstreamId?: number | null | undefined
  recordId?: number | null | undefined
}

function filtered(db: Reading, { kind, upstreamId, recordId }: ConflictFilter) {
  let rows = conflictRows(db).where('closed_at', 'is', null)
  if (kind != null) rows = rows.where('record_type', '=', kind)
  if (upstreamId != null) rows = rows.where('upstream_id', '=', upstreamId)
  if (recordId != null) rows = rows.where('record_id', '=', recordId)
  return rows
}

/** Open conflicts, the oldest first. */
export const listConflicts = (db: Reading, filter: ConflictFilter) =>
  listing({ rows: filtered(db, filter), order: [{ by: sql.ref('upstream_conflicts.id') }] })

/** Numbers of open conflicts by kind of record. */
export async function conflictCounts(db: Reading): Promise<{ kind: VersionedKind; count: number }[]> {
  const rows = await filtered(db, {})
    .clearSelect()
    .select(({ fn }) => ['record_type as kind', fn.countAll<number | string>().as('count')])
    .groupBy('record_type')
    .orderBy('record_type')
    .execute()
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}

/** Conflicts of one list. */
const MOST_LISTED = 100

/** Open conflicts of all upstreams, the oldest first, at most a hundred. */
export async function openConflicts(db: Reading): Promise<MirrorConflict[]> {
  const rows = await filtered(db, {}).orderBy('upstream_conflicts.id').limit(MOST_LISTED).execute()
  const documents = await documentHere(db, rows.map(recordKey))
  return rows.map((row, index) => ({
    id: row.id,
    upstream: row.upstream,
    kind: row.record_type,
    recordId: row.record_id,
    field: row.field,
    base: row.base === null ? null : contentOf(row.base),
    ours: documents[index]?.[row.field] ?? null,
    theirs: contentOf(row.theirs),
    openedAt: row.opened_at,
  }))
}
