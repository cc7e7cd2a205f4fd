import { lookupTable } from '#domain/lookup-table.ts'
import { existing, findRecord } from '#server/knowledge/records/records.ts'
import type { Curation } from '../curate.ts'
import { keepLocalChanges } from '../local-changes.ts'
import type { RevisedRecordReference } from './revised-record.ts'

/** Columns that revisions know by another name. */
const columns: Readonly<Record<string, string>> = lookupTable({ rating: 'evidence_rating' })

/** Has imports keep what people made of these fields of a record; those of coordinates are their variant's. */
export async function keepFromImports(
  curation: Curation,
  { entityType, id }: RevisedRecordReference,
  fieldNames: readonly string[],
): Promise<void> {
  const record = await existing(findRecord(curation.find, entityType, id))
  if (!('origin' in record)) throw new Error(`${entityType} ${id} comes from no release`)
  const fields = [...new Set(fieldNames.map((fieldName) => columns[fieldName] ?? fieldName))]
  await keepLocalChanges(curation, record, fields)
}
