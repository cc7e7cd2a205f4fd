import type { DocumentValue, RecordDocument } from './record-document.ts'

/** A field in which two versions of a record differ; null: the field is empty. */
export interface FieldChange {
  field: string
  before: DocumentValue | null
  after: DocumentValue | null
}

/** The fields in which two documents of a record differ, in the order of the documents. */
export function documentChanges(before: RecordDocument, after: RecordDocument): FieldChange[] {
  // A record that was merged says no more than into which.
  const fields =
    'mergedInto' in after ? ['mergedInto'] : new Set([...Object.keys(after), ...Object.keys(before)])
  return [...fields]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
