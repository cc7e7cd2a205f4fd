import type { VersionedKind } from '#domain/versions/record-document.ts'
import { recordedName } from '#domain/records/field-values.ts'
import { everyField } from '#domain/records/fields/fields-of-kind.ts'
import { documentName, localName } from '#domain/records/fields/record-field.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import { canBeWithdrawn } from './create-record.ts'

/** Names under which changes of fields are recorded, where they do not follow from the name of the field. */
const recordedFields: Readonly<Record<string, string>> = lookupTable({
  ...Object.fromEntries(everyField.map(([key, field]) => [documentName(key, field), localName(key, field)])),
  viccCompliantName: 'vicc_name',
})

/** The name in `local_changes` of a field; those of coordinates are the names of their cells. */
export const markOf = (field: string): string =>
  recordedFields[field] ?? recordedName(field.slice(field.lastIndexOf('.') + 1))

/** Names of fields that people here changed, by record. */
export async function localMarks(
  db: Reading,
  kind: VersionedKind,
  ids: readonly number[],
): Promise<Map<number, Set<string>>> {
  const marks = new Map<number, Set<string>>()
  if (!canBeWithdrawn(kind) || ids.length === 0) return marks
  const rows = await db
    .selectFrom('local_changes')
    .select(['record_id', 'field_name'])
    .where('record_type', '=', kind as 'FEATURE')
    .where('record_id', 'in', inList(ids))
    .execute()
  for (const { record_id, field_name } of rows)
    marks.set(record_id, (marks.get(record_id) ?? new Set()).add(field_name))
  return marks
}

/** Forgets that fields were changed here. */
export async function removeMarks(
  tx: Writing,
  { kind, id }: { kind: VersionedKind; id: number },
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  await tx
    .deleteFrom('local_changes')
    .where('record_type', '=', kind as 'FEATURE')
    .where('record_id', '=', id)
    .where('field_name', 'in', names)
    .execute()
}
