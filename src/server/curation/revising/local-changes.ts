import { recordedField } from '#domain/records/fields/fields-of-kind.ts'
import { localName } from '#domain/records/fields/record-field.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { existing, findRecord } from '#server/knowledge/records/records.ts'
import type { Curation } from '../curate.ts'
import { keepLocalChanges } from '../local-changes.ts'
import type { RevisedRecordReference } from './revised-record.ts'

/** The name by which imports know a field that revisions record under this name. */
function storedName(kind: VersionedKind, name: string): string {
  const entry = recordedField(kind, name)
  return entry ? localName(...entry) : name
}

/** Has imports keep what people made of these fields of a record; those of coordinates are their variant's. */
export async function keepFromImports(
  curation: Curation,
  { entityType, id }: RevisedRecordReference,
  fieldNames: readonly string[],
): Promise<void> {
  const record = await existing(findRecord(curation.find, entityType, id))
  if (!('origin' in record)) throw new Error(`${entityType} ${id} comes from no release`)
  const fields = [...new Set(fieldNames.map((fieldName) => storedName(entityType, fieldName)))]
  await keepLocalChanges(curation, record, fields)
}
