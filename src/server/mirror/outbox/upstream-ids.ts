import { isReference } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { DocumentReference } from '#domain/versions/record-document.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import { keyText } from '../reading/read-records.ts'
import type { LocalIds } from '../writing/local-ids.ts'

/** The records that documents refer to. */
const referencesIn = (documents: readonly UpstreamDocument[]): DocumentReference[] =>
  documents.flatMap((document) =>
    Object.values(document).flatMap((content) =>
      (Array.isArray(content) ? content : [content]).filter(isReference),
    ),
  )

/** Ids of one statement. */
const PART = 500

/** The ids that records to which documents here refer have at an upstream. */
export async function upstreamIds(
  db: Reading,
  upstreamId: number,
  documents: readonly UpstreamDocument[],
): Promise<Pick<LocalIds, 'get'>> {
  const ids = new Map<string, number>()
  for (const [kind, some] of Map.groupBy(referencesIn(documents), (reference) => reference.kind)) {
    const recordIds = [...new Set(some.map(({ id }) => id))]
    for (let from = 0; from < recordIds.length; from += PART) {
      const rows = await db
        .selectFrom('upstream_records')
        .select(['record_id', 'upstream_record_id'])
        .where('upstream_id', '=', upstreamId)
        .where('record_type', '=', kind)
        .where('record_id', 'in', inList(recordIds.slice(from, from + PART)))
        .where('gone', '=', false)
        .orderBy('upstream_record_id', 'desc')
        .execute()
      for (const row of rows) ids.set(keyText({ kind, id: row.record_id }), row.upstream_record_id)
    }
  }
  return { get: (kind, id) => ids.get(keyText({ kind, id })) }
}
