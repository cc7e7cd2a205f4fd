import type { Selectable } from 'kysely'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { ClientError, throwIfAny } from '#server/client-error.ts'
import type { Reading, Storage, Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { rulesBrokenBy } from './writing/broken-rules.ts'
import { storedDocument } from './writing/earlier-contents.ts'
import { finishMirroring } from './writing/follow-up.ts'
import { localIds } from './writing/local-ids.ts'
import { markOf, removeMarks } from './writing/local-marks.ts'
import { noteChanges } from './writing/merge-record.ts'
import { startMirroring } from './writing/mirroring.ts'
import { recordsHere } from './writing/plan-merge.ts'
import { recordStatus } from './writing/status-history.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { writeFields } from './writing/write-fields.ts'

type ConflictRow = Selectable<Tables['upstream_conflicts']>

/** A conflict that waits for a decision, with the three contents of its field. */
export interface MirrorConflict {
  id: number
  upstream: string
  kind: ConflictRow['record_type']
  recordId: number
  field: string
  /** Null: empty or unknown. */
  base: FieldContent
  ours: FieldContent
  theirs: FieldContent
  /** ISO 8601. */
  openedAt: string
}

/** Which content a field gets: that of the upstream, or ours, until the upstream changes it again. */
export type ConflictDecision = 'theirs' | 'ours'

const contentOf = (text: string): FieldContent => storedDocument(`{"content":${text}}`)['content'] ?? null

async function ourDocument(db: Reading, row: ConflictRow): Promise<UpstreamDocument> {
  const { documents } = await recordsHere(db, row.upstream_id, row.record_type, [row.record_id])
  return documents.get(row.record_id) ?? {}
}

/** Conflicts of one list. */
const MOST_LISTED = 100

/** Open conflicts of all upstreams, the oldest first, at most a hundred. */
export async function openConflicts(db: Reading): Promise<MirrorConflict[]> {
  const rows = await db
    .selectFrom('upstream_conflicts')
    .innerJoin('upstreams', 'upstreams.id', 'upstream_conflicts.upstream_id')
    .selectAll('upstream_conflicts')
    .select('upstreams.name as upstream')
    .where('closed_at', 'is', null)
    .orderBy('upstream_conflicts.id')
    .limit(MOST_LISTED)
    .execute()
  const conflicts: MirrorConflict[] = []
  for (const { upstream, ...row } of rows)
    conflicts.push({
      id: row.id,
      upstream,
      kind: row.record_type,
      recordId: row.record_id,
      field: row.field,
      base: row.base === null ? null : contentOf(row.base),
      ours: (await ourDocument(db, row))[row.field] ?? null,
      theirs: contentOf(row.theirs),
      openedAt: row.opened_at,
    })
  return conflicts
}

async function close(tx: Writing, { id }: ConflictRow): Promise<void> {
  const closed_at = new Date().toISOString()
  await tx.updateTable('upstream_conflicts').set({ closed_at }).where('id', '=', id).execute()
}

async function openConflict(tx: Writing, id: number): Promise<ConflictRow> {
  const row = await tx
    .selectFrom('upstream_conflicts')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ClientError('NOT_FOUND', `There is no open conflict ${id}`)
  return row
}

/** @throws ClientError when the record would break a rule of curation */
async function takeTheirs(storage: Storage, tx: Writing, row: ConflictRow): Promise<void> {
  const { upstream_id: upstreamId, record_type: kind, record_id: id, field } = row
  const mirroring = await startMirroring(tx, storage.dialect, {
    upstreamId,
    sweep: 0,
    ids: localIds(new Map()),
  })
  const ours = await ourDocument(tx, row)
  const changes = { [field]: contentOf(row.theirs) }
  const record = { kind, id }
  const broken = await rulesBrokenBy(tx, record, () => writeFields(mirroring, record, changes))
  throwIfAny(
    'CONFLICT',
    broken.map(({ message }) => message),
  )
  noteChanges(mirroring, record, ours, changes)
  const status = evidenceStatuses.has(ours['status']) ? ours['status'] : null
  if (status !== null) await recordStatus(mirroring, record, status, { ...ours, ...changes })
  await finishMirroring(mirroring)
  await removeMarks(tx, record, [markOf(field)])
  await close(tx, row)
}

/**
 * Decides a conflict. Ours stays until the upstream changes the field again.
 * @throws ClientError when there is no such conflict, or the record would break a rule of curation with theirs
 */
export async function decideConflict(
  storage: Storage,
  id: number,
  decision: ConflictDecision,
): Promise<void> {
  if (decision === 'theirs')
    await storage.write(async (tx) => takeTheirs(storage, tx, await openConflict(tx, id)))
  else await storage.writeAside(async (tx) => close(tx, await openConflict(tx, id)))
}
