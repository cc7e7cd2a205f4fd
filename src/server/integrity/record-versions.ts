import { sql } from 'kysely'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import { documentsOf, DOCUMENTS_AT_ONCE } from '#server/storage/versions/documents.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'
import { finding } from './finding.ts'
import type { Check } from './finding.ts'

/** Ids of records of a kind and of those that have versions, after `after`, in order. */
async function idsAfter(db: Reading, kind: VersionedKind, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id from ${sql.table(namedIn[kind][0])} where id > ${after}
      union select record_id as id from record_versions where record_type = ${kind} and record_id > ${after}
    ) as ids order by id limit ${DOCUMENTS_AT_ONCE}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Documents of the last versions of records; of one that is deleted or merged, none. */
async function lastDocuments(
  db: Reading,
  kind: VersionedKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const versions = await db
    .selectFrom('record_versions')
    .select(['record_id', 'document'])
    .where('record_type', '=', kind)
    .where('record_id', 'in', ids)
    .orderBy('version')
    .orderBy('number')
    .execute()
  const last = new Map(versions.map(({ record_id, document }) => [record_id, document]))
  return new Map(
    [...last].flatMap(([id, document]) =>
      document === null || document.startsWith('{"mergedInto":') ? [] : [[id, document] as const],
    ),
  )
}

/** Records whose last version does not say what they say now, and changes that have no version yet. */
export const staleVersions: Check = async (db) => {
  const stale: string[] = []
  for (const kind of versionedKinds.values)
    for (
      let ids = await idsAfter(db, kind, 0);
      ids.length > 0;
      ids = await idsAfter(db, kind, ids.at(-1) ?? 0)
    ) {
      const last = await lastDocuments(db, kind, ids)
      const now = await documentsOf(db, kind, ids)
      stale.push(...ids.filter((id) => last.get(id) !== now.get(id)).map((id) => `${kind} ${id}`))
    }
  const touched = await db.selectFrom('touched_records').selectAll().execute()
  return [
    finding('the last version of a record is what the record says', stale),
    finding(
      'each change of a record has a version',
      touched.map(({ record_type, record_id }) => `${record_type} ${record_id}`),
    ),
  ]
}
