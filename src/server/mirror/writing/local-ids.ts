import { isReference } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { DocumentValue, VersionedKind } from '#domain/versions/record-document.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Selectable } from 'kysely'
import { keyText } from '../reading/read-records.ts'
import type { RecordKey } from '../reading/read-records.ts'

/** A record of an upstream with the record here that it is. */
export type RecordMapping = Selectable<Tables['upstream_records']>

/** Ids of one statement. */
const PART = 500

/** Mappings of records of an upstream that are here, by {@link keyText}. */
export async function recordMappings(
  db: Reading,
  upstreamId: number,
  keys: readonly RecordKey[],
): Promise<Map<string, RecordMapping>> {
  const mappings = new Map<string, RecordMapping>()
  for (const [kind, some] of Map.groupBy(keys, (key) => key.kind)) {
    const ids = [...new Set(some.map(({ id }) => id))]
    for (let from = 0; from < ids.length; from += PART) {
      const rows = await db
        .selectFrom('upstream_records')
        .selectAll()
        .where('upstream_id', '=', upstreamId)
        .where('record_type', '=', kind)
        .where('upstream_record_id', 'in', inList(ids.slice(from, from + PART)))
        .execute()
      for (const row of rows) mappings.set(keyText({ kind, id: row.upstream_record_id }), row)
    }
  }
  return mappings
}

/** Ids here by kind and id of the upstream. */
export interface LocalIds {
  get(kind: VersionedKind, upstreamRecordId: number): number | undefined
  set(kind: VersionedKind, upstreamRecordId: number, id: number): void
}

/** The ids of mapped records, to which those of new ones are added. */
export function localIds(mappings: ReadonlyMap<string, RecordMapping>): LocalIds {
  const ids = new Map([...mappings].map(([key, { record_id }]) => [key, record_id]))
  return {
    get: (kind, id) => ids.get(keyText({ kind, id })),
    set: (kind, upstreamRecordId, id) => void ids.set(keyText({ kind, id: upstreamRecordId }), id),
  }
}

/** A document in other ids, and its fields that refer to records which have none. */
export interface TranslatedDocument {
  document: UpstreamDocument
  unresolved: string[]
}

/** Gives references other ids. A field with a reference to a record that has none is left out. */
export function translateDocument(
  document: UpstreamDocument,
  ids: Pick<LocalIds, 'get'>,
): TranslatedDocument {
  const translated: Record<string, FieldContent> = {}
  const unresolved: string[] = []
  const translate = (value: DocumentValue): DocumentValue | null => {
    if (!isReference(value)) return value
    const id = ids.get(value.kind, value.id)
    return id === undefined ? null : { ...value, id }
  }
  for (const [field, content] of Object.entries(document)) {
    const values = Array.isArray(content) ? content : content === null ? [] : [content]
    const found = values.map(translate).filter((value) => value !== null)
    if (found.length < values.length) unresolved.push(field)
    else translated[field] = Array.isArray(content) ? found : (found[0] ?? null)
  }
  return { document: translated, unresolved }
}

/** Gives references the ids of the records here. A field with a reference to a record that is not here is left out. */
export const inLocalIds = (document: UpstreamDocument, ids: LocalIds): TranslatedDocument =>
  translateDocument(document, ids)
