import { type ValueOf, vocabulary } from './vocabulary.ts'

/** Kinds of record that the search box finds; equally good hits come in this order. */
export const searchableEntities = vocabulary('SearchableEntities', [
  'FEATURE',
  'VARIANT',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'REVISION',
  'MOLECULAR_PROFILE',
  'THERAPY',
  'DISEASE',
])
export type SearchableEntity = ValueOf<typeof searchableEntities>

/** Kinds of record that the record search finds; equally good hits come in this order. */
export const recordSearchKinds = vocabulary('RecordSearchKind', [
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'DISEASE',
  'THERAPY',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
  'REVISION',
  'SOURCE',
  'CLINICAL_TRIAL',
  'PHENOTYPE',
  'VARIANT_TYPE',
])
export type RecordSearchKind = ValueOf<typeof recordSearchKinds>

/** Ways in which a record was found, the closest first. */
export const searchMatches = vocabulary('SearchMatch', [
  'IDENTIFIER',
  'NAME',
  'OTHER_NAME',
  'BEGINNING_OF_NAME',
  'WORDS',
  'BEGINNING',
  'SPELLING',
  'PART',
])
export type SearchMatch = ValueOf<typeof searchMatches>
