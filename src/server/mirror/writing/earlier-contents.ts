import { z } from 'zod'
import { flatDocument, sameContent } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { RecordDocument, VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'

const json = z.record(z.string(), z.json())

/** A document as it is stored. Only this service writes them. */
export const storedDocument = (text: string): UpstreamDocument =>
  flatDocument(json.parse(JSON.parse(text)) as RecordDocument)

/**
 * Contents of fields as the last import wrote them: the base of local changes in a record of which the upstream said
 * nothing before. A field is absent where the versions do not tell; null: the record has no version yet.
 */
export async function importedContents(
  db: Reading,
  { kind, id }: { kind: VersionedKind; id: number },
  fields: readonly string[],
): Promise<UpstreamDocument | null> {
  const versions = await db
    .selectFrom('record_versions')
    .select(['cause', 'document'])
    .where('record_type', '=', kind)
    .where('record_id', '=', id)
    .orderBy('number')
    .execute()
  if (versions.length === 0) return null
  const contents = new Map<string, FieldContent>()
  let before: UpstreamDocument = {}
  let isFirst = true
  for (const { cause, document } of versions) {
    const now = document === null ? {} : storedDocument(document)
    for (const field of fields) {
      const content = now[field] ?? null
      const isChange = !isFirst && !sameContent(content, before[field] ?? null)
      // The first version in an older database has the changes of people before it.
      if (cause === 'BASELINE') contents.delete(field)
      else if (isFirst || (isChange && cause !== 'ACTIVITY')) contents.set(field, content)
    }
    before = now
    isFirst = false
  }
  return Object.fromEntries(contents)
}
