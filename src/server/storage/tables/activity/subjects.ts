import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'

/** The six kinds of record that a release holds. */
export type RecordType = FlaggableEntity

/** Subjects of events, activities, comments, flags, revisions and subscriptions. */
export const subjectTypes = [
  ...flaggableEntities.values,
  'SOURCE',
  'REVISION',
  'REVISION_SET',
  'COMMENT',
  'FLAG',
  'SOURCE_SUGGESTION',
  'VARIANT_COORDINATES',
  'EXON_COORDINATES',
] as const
export type SubjectType = (typeof subjectTypes)[number]
