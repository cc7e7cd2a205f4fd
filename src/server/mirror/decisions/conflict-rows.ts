import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { contentKey } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { upstreamFieldLabel } from '#domain/mirror/conflict-texts.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { DOCUMENTS_AT_ONCE, documentsOf } from '#server/storage/versions/documents.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { storedDocument } from '../writing/earlier-contents.ts'

/** A conflict with the name of its upstream. */
export type ConflictRow = Selectable<Tables['upstream_conflicts']> & { upstream: string; url: string }

/** Conflicts of upstreams that are followed. */
export const conflictRows = (db: Reading) =>
  db
    .selectFrom('upstream_conflicts')
    .innerJoin('upstreams', 'upstreams.id', 'upstream_conflicts.upstream_id')
    .selectAll('upstream_conflicts')
    .select(['upstreams.name as upstream', 'upstreams.url as url'])
    .where('upstreams.removed_at', 'is', null)

/** @throws ClientError when there is none with the id, or it is closed */
export async function openConflict(db: Reading, id: number): Promise<ConflictRow> {
  const row = await conflictRows(db)
    .where('upstream_conflicts.id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ClientError('NOT_FOUND', `There is no open conflict ${id}`)
  return row
}

/** The content that a stored text holds. */
export const contentOf = (text: string): FieldContent =>
  storedDocument(`{"content":${text}}`)['content'] ?? null

/** A text that two looks at a conflict share exactly when both sides said the same. */
export const conflictDigest = ({ ours, theirs }: { ours: FieldContent; theirs: FieldContent }): string =>
  createHash('sha256')
    .update(JSON.stringify([contentKey(ours), contentKey(theirs)]))
    .digest('base64url')

/** Key of a record for {@link documentHere}. */
export const recordKey = ({
  record_type,
  record_id,
}: Pick<ConflictRow, 'record_type' | 'record_id'>): string => `${record_type} ${record_id}`

/** Documents of records here, by {@link recordKey}. */
export const documentHere: Batch<string, UpstreamDocument> = async (db, keys) => {
  const documents = new Map<string, UpstreamDocument>()
  for (const [kind, some] of Map.groupBy(keys, (key) => key.split(' ')[0])) {
    if (!versionedKinds.has(kind)) throw new Error(`${kind} is no kind of record`)
    const ids = some.map((key) => Number(key.split(' ')[1]))
    for (let from = 0; from < ids.length; from += DOCUMENTS_AT_ONCE)
      for (const [id, text] of await documentsOf(db, kind, ids.slice(from, from + DOCUMENTS_AT_ONCE)))
        documents.set(`${kind} ${id}`, storedDocument(text))
  }
  return keys.map((key) => documents.get(key) ?? {})
}

/** Label of the field of a conflict. */
export const fieldOf = ({ field, record_type }: Pick<ConflictRow, 'field' | 'record_type'>): string =>
  upstreamFieldLabel(field, record_type)

/** The record of a conflict as the subject of an activity; terms and sources have no conflicts. */
export function subjectOf({ record_type, record_id }: ConflictRow): {
  entityType: FlaggableEntity
  id: number
} {
  if (!flaggableEntities.has(record_type)) throw new Error(`${record_type} cannot have conflicts`)
  return { entityType: record_type, id: record_id }
}
