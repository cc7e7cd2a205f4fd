import { type ValueOf, vocabulary } from './vocabulary.ts'

/** Where a knowledge record came from. Ours, beyond the public interface. */
export const recordOrigins = vocabulary('RecordOrigin', ['RELEASE', 'STARTER', 'SAMPLE', 'LOCAL'])
export type RecordOrigin = ValueOf<typeof recordOrigins>

/** Contents as a whole. Ours, beyond the public interface. */
export const knowledgebaseContents = vocabulary('KnowledgebaseContents', ['EMPTY', 'STARTER', 'RELEASE'])
export type KnowledgebaseContent = ValueOf<typeof knowledgebaseContents>

/** Kinds of record the quick search finds. */
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
