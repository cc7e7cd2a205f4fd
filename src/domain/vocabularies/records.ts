import { type ValueOf, vocabulary } from './vocabulary.ts'

/** Where a knowledge record came from. Ours, beyond the public interface. */
export const recordOrigins = vocabulary('RecordOrigin', ['RELEASE', 'STARTER', 'SAMPLE', 'LOCAL'])
export type RecordOrigin = ValueOf<typeof recordOrigins>

/** Contents as a whole. Ours, beyond the public interface. */
export const knowledgebaseContents = vocabulary('KnowledgebaseContents', [
  'EMPTY',
  'STARTER',
  'RELEASE',
  'MIRROR',
])
export type KnowledgebaseContent = ValueOf<typeof knowledgebaseContents>
