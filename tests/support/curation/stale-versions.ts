import { versionedKinds } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import { documentsOf, DOCUMENTS_AT_ONCE } from '#server/storage/versions/documents.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'

/** Records whose last version does not say what they say now: a sentence each. */
export async function staleVersions(db: Reading): Promise<string[]> {
  const stale: string[] = []
  const touched = await db.selectFrom('touched_records').selectAll().execute()
  for (const { record_type, record_id } of touched) stale.push(`${record_type} ${record_id} is still touched`)
  for (const kind of versionedKinds.values) {
    const [table] = namedIn[kind]
    const records = await db.selectFrom(table).select('id').orderBy('id').execute()
    const versions = await db
      .selectFrom('record_versions')
      .select(['record_id', 'document'])
      .where('record_type', '=', kind)
      .orderBy('number')
      .execute()
    const last = new Map(versions.map(({ record_id, document }) => [record_id, document]))
    const ids = [...new Set([...records.map(({ id }) => id), ...last.keys()])]
    for (let from = 0; from < ids.length; from += DOCUMENTS_AT_ONCE) {
      const part = ids.slice(from, from + DOCUMENTS_AT_ONCE)
      const present = await documentsOf(db, kind, part)
      for (const id of part) {
        const version = last.get(id)
        const isGone = !present.has(id) && (version === null || version?.startsWith('{"mergedInto":'))
        if (!isGone && present.get(id) !== version)
          stale.push(`${kind} ${id} says ${present.get(id)}, its last version ${version}`)
      }
    }
  }
  return stale.slice(0, 20)
}
