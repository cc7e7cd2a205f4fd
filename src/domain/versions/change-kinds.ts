import { vocabulary, type ValueOf } from '#domain/vocabularies/vocabulary.ts'
import { documentChanges } from './document-changes.ts'
import type { RecordDocument } from './record-document.ts'

/** Kinds of change as readers weigh them; a change is all of these that apply, and TEXT only where no other field changed. */
export const changeKinds = vocabulary('RecordChangeKind', [
  'ADDED',
  'REMOVED',
  'STATUS',
  'LEVEL',
  'DIRECTION',
  'TEXT',
  'OTHER',
])
export type ChangeKind = ValueOf<typeof changeKinds>

const kindOfField: Readonly<Record<string, ChangeKind>> = {
  status: 'STATUS',
  withdrawn: 'STATUS',
  deprecated: 'STATUS',
  evidenceLevel: 'LEVEL',
  ampLevel: 'LEVEL',
  evidenceDirection: 'DIRECTION',
  assertionDirection: 'DIRECTION',
  significance: 'DIRECTION',
}

const texts = new Set(['description', 'summary', 'abstract', 'title'])

/** The kinds of a change between two versions of a record; null: the record was not there, or is no longer. */
export function kindsOfChange(before: RecordDocument | null, after: RecordDocument | null): ChangeKind[] {
  if (before === null) return ['ADDED']
  if (after === null || 'mergedInto' in after) return ['REMOVED']
  const fields = documentChanges(before, after).map(({ field }) => field)
  if (fields.every((field) => texts.has(field))) return ['TEXT']
  const kinds = new Set(
    fields.filter((field) => !texts.has(field)).map((field) => kindOfField[field] ?? 'OTHER'),
  )
  return changeKinds.values.filter((kind) => kinds.has(kind))
}
