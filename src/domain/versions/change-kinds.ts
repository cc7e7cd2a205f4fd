import { vocabulary, type ValueOf } from '#domain/vocabularies/vocabulary.ts'
import { documentChanges } from './document-changes.ts'
import type { FieldChange } from './document-changes.ts'
import type { RecordDocument, VersionedKind } from './record-document.ts'

/**
 * Kinds of change as readers weigh them; a change is all of these that apply, and TEXT only where nothing but texts
 * changed, those of the record or the names by which it refers to others.
 */
export const changeKinds = vocabulary(
  'RecordChangeKind',
  ['ADDED', 'REMOVED', 'STATUS', 'LEVEL', 'DIRECTION', 'TEXT', 'OTHER'],
  {
    labels: { DIRECTION: 'Direction or significance', TEXT: 'Text only', OTHER: 'Other fields' },
  },
)
export type ChangeKind = ValueOf<typeof changeKinds>

/**
 * Views of a list of changes: what changed in the meaning of evidence and assertions, texts and names alone, or all.
 */
export const changeViews = vocabulary('RecordChangeView', ['CLINICAL', 'TEXTS', 'ALL'], {
  labels: { CLINICAL: 'Clinical changes', TEXTS: 'Texts and names', ALL: 'All changes' },
})
export type ChangeView = ValueOf<typeof changeViews>

/** Records and kinds of change in each view; any unless named. */
export const extentOfView: Readonly<
  Record<ChangeView, { recordTypes?: readonly VersionedKind[]; changes?: readonly ChangeKind[] }>
> = {
  CLINICAL: {
    recordTypes: ['EVIDENCE_ITEM', 'ASSERTION'],
    changes: changeKinds.values.filter((kind) => kind !== 'TEXT'),
  },
  TEXTS: { changes: ['TEXT'] },
  ALL: {},
}

/** Fields of which a change is of a kind of its own. */
export const fieldsOfChange = {
  STATUS: ['status', 'withdrawn', 'deprecated'],
  LEVEL: ['evidenceLevel', 'ampLevel'],
  DIRECTION: ['evidenceDirection', 'assertionDirection', 'significance'],
} as const satisfies Partial<Record<ChangeKind, readonly string[]>>

/** Fields whose change is none but of texts. */
export const textFields: readonly string[] = [
  'description',
  'summary',
  'abstract',
  'title',
  'citation',
  'journal',
  'fullJournalTitle',
]

/** Fields that refer to one other record: the same one under another name is a change of texts. */
export const referenceFields: readonly string[] = [
  'molecularProfile',
  'disease',
  'source',
  'feature',
  'fivePrimeGene',
  'threePrimeGene',
]

const idOf = (value: FieldChange['before']) =>
  value !== null && typeof value === 'object' && 'id' in value ? value.id : null

const isOfTexts = ({ field, before, after }: FieldChange) =>
  textFields.includes(field) || (referenceFields.includes(field) && idOf(before) === idOf(after))

const kindOfField = new Map<string, ChangeKind>(
  (Object.keys(fieldsOfChange) as (keyof typeof fieldsOfChange)[]).flatMap((kind) =>
    fieldsOfChange[kind].map((field) => [field, kind] as const),
  ),
)

/** The kinds of a change between two versions of a record; null: the record was not there, or is no longer. */
export function kindsOfChange(before: RecordDocument | null, after: RecordDocument | null): ChangeKind[] {
  if (before === null) return ['ADDED']
  if (after === null || 'mergedInto' in after) return ['REMOVED']
  const fields = documentChanges(before, after).filter((change) => !isOfTexts(change))
  if (fields.length === 0) return ['TEXT']
  const kinds = new Set(fields.map(({ field }) => kindOfField.get(field) ?? 'OTHER'))
  return changeKinds.values.filter((kind) => kinds.has(kind))
}
