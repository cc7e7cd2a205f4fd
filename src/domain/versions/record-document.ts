import { type ValueOf, vocabulary } from '#domain/vocabularies/vocabulary.ts'

/**
 * Kinds of record of which every version is stored: all that have a page of their own and say something. What readers
 * of changes look for comes first.
 */
export const versionedKinds = vocabulary('VersionedRecordType', [
  'EVIDENCE_ITEM',
  'ASSERTION',
  'MOLECULAR_PROFILE',
  'VARIANT',
  'FEATURE',
  'VARIANT_GROUP',
  'SOURCE',
  'DISEASE',
  'THERAPY',
  'PHENOTYPE',
])
export type VersionedKind = ValueOf<typeof versionedKinds>

/** Another record as a document names it: with the name that it had then. */
export interface DocumentReference {
  kind: VersionedKind
  id: number
  name: string
}

/** A cell of a document. What is empty is left out. */
export type DocumentValue = string | number | boolean | DocumentReference | DocumentRow | DocumentValue[]

/** A row of something that belongs to the record alone, such as its coordinates. */
export interface DocumentRow {
  [field: string]: string | number | boolean
}

/** The canonical form of a record: its fields by their names in the interface, in a fixed order. */
export interface RecordDocument {
  [field: string]: DocumentValue
}
