import { type ValueOf, vocabulary } from './vocabulary.ts'

/** What the search box finds; equally good hits come in this order. */
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
