import { type ValueOf, vocabulary } from '#domain/vocabularies/vocabulary.ts'

/**
 * Causes of a version: an activity of a person, an imported release, data of other services, or the first
 * recording.
 */
export const versionCauses = vocabulary('VersionCause', ['ACTIVITY', 'RELEASE', 'UPDATE', 'BASELINE'], {
  labels: {
    ACTIVITY: 'Curation',
    RELEASE: 'Release import',
    UPDATE: 'Vocabulary, citation or mirror update',
    BASELINE: 'First recorded',
  },
})
export type VersionCause = ValueOf<typeof versionCauses>
