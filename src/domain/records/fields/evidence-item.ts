import * as words from '#domain/vocabularies/evidence.ts'
import type { RecordFields, RecordValues } from './record-field.ts'

/** The fields of an evidence item. */
export const evidenceItemFields = {
  status: { sort: 'word', words: words.evidenceStatuses, edited: false },
  description: { sort: 'text', empty: 'allowed', blank: true, keys: ['sort_key'] },
  evidenceType: { sort: 'word', words: words.evidenceTypes },
  evidenceLevel: { sort: 'word', words: words.evidenceLevels },
  evidenceDirection: { sort: 'word', words: words.evidenceDirections },
  significance: { sort: 'word', words: words.evidenceSignificances },
  variantOrigin: { sort: 'word', words: words.variantOrigins },
  /** Stars. */
  rating: {
    sort: 'number',
    least: 1,
    most: 5,
    column: 'evidence_rating',
    document: 'evidenceRating',
    empty: 'imported',
  },
  variantHgvs: { sort: 'text', empty: 'allowed', blank: true, edited: false },
  therapyInteractionType: { sort: 'word', words: words.therapyInteractions, empty: 'allowed' },
  molecularProfileId: { sort: 'record', of: 'MOLECULAR_PROFILE', document: 'molecularProfile' },
  diseaseId: { sort: 'record', of: 'DISEASE', document: 'disease', empty: 'allowed' },
  sourceId: { sort: 'record', of: 'SOURCE', document: 'source' },
  therapyIds: { sort: 'records', of: 'THERAPY', document: 'therapies' },
  phenotypeIds: { sort: 'records', of: 'PHENOTYPE', document: 'phenotypes' },
} as const satisfies RecordFields

/** All that people may say of an evidence item. */
export type EvidenceItemFields = RecordValues<typeof evidenceItemFields>
