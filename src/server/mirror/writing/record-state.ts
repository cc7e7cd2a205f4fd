import { sql } from 'kysely'
import { foldText } from '#domain/text/names.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { parseOrigin } from '#server/knowledge/records/record-origins.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { canBeWithdrawn } from './create-record.ts'

/** Fields of a document that say something of a record beside its contents: they are not merged. */
export const stateFields: ReadonlySet<string> = new Set(['stub', 'lastReviewedAt', 'originId', 'displayName'])

/** State of a record beside its contents. */
export interface RecordState {
  stub: boolean
  updatedAt: string
}

/** States of records of a kind, by id; of kinds of which releases hold no records there are none. */
export async function recordStates(
  db: Reading,
  kind: VersionedKind,
  ids: readonly number[],
): Promise<Map<number, RecordState>> {
  if (!canBeWithdrawn(kind) || ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; stub: boolean; updated_at: string }>`
    select id, stub, updated_at from ${sql.table(recordShapes[kind].table)}
    where id in (${sql.join(inList(ids))})`.execute(db)
  return new Map(rows.map(({ id, stub, updated_at }) => [id, { stub, updatedAt: updated_at }]))
}

/** When the upstream reviewed a record last, ISO 8601; null: it does not say. */
export function reviewTime({ lastReviewedAt }: UpstreamDocument): string | null {
  return typeof lastReviewedAt === 'string' ? lastReviewedAt : null
}

/**
 * The state that a merged record gets: that of the upstream, but for a record that was changed here later than it was
 * reviewed there. Null: that which it has.
 */
export function mergedState(
  document: UpstreamDocument,
  before: RecordState,
  isChangedHere: boolean,
): RecordState | null {
  const { stub } = document
  const reviewed = reviewTime(document) ?? before.updatedAt
  const updatedAt = isChangedHere && before.updatedAt > reviewed ? before.updatedAt : reviewed
  const after = { stub: typeof stub === 'boolean' ? stub : before.stub, updatedAt }
  return after.stub === before.stub && after.updatedAt === before.updatedAt ? null : after
}

/** Writes the state of a record. */
export async function writeState(
  tx: Writing,
  { kind, id }: { kind: VersionedKind; id: number },
  { stub, updatedAt }: RecordState,
): Promise<void> {
  await sql`
    update ${sql.table(recordShapes[kind].table)} set stub = ${stub}, updated_at = ${updatedAt}
    where id = ${id}`.execute(tx)
}

/**
 * Names a molecular profile as the upstream does, whose order of variants counts; a name of other words is made anew at
 * the end of the transaction.
 */
export async function writeDisplayName(
  tx: Writing,
  id: number,
  { displayName }: UpstreamDocument,
): Promise<void> {
  if (typeof displayName !== 'string') return
  await tx
    .updateTable('molecular_profiles')
    .set({ name: displayName, name_folded: foldText(displayName) })
    .where('id', '=', id)
    .where('name', '<>', displayName)
    .where('is_complex', '=', true)
    .execute()
}

/** The row that says in which installation a new record was created; null: it has a public id, or the upstream does not say. */
export function originRow({ kind, id }: { kind: VersionedKind; id: number }, { originId }: UpstreamDocument) {
  const origin = canBeWithdrawn(kind) && id >= FIRST_LOCAL_ID ? parseOrigin(originId) : null
  return (
    origin && {
      // Kinds of which releases hold records.
      record_type: kind as FlaggableEntity,
      record_id: id,
      installation: origin.installation,
      origin_id: origin.id,
    }
  )
}
