import * as words from '#domain/vocabularies/evidence.ts'
import type { RecordFields, RecordValues } from './record-field.ts'

/** The fields of an assertion. */
export const assertionFields = {
  status: { sort: 'word', words: words.evidenceStatuses, edited: false },
  summary: { sort: 'text', empty: 'allowed', blank: true, keys: ['folded', 'sort_key'] },
  description: { sort: 'text', empty: 'allowed', blank: true },
  assertionType: { sort: 'word', words: words.assertionTypes },
  assertionDirection: { sort: 'word', words: words.assertionDirections },
  significance: { sort: 'word', words: words.assertionSignificances },
  variantOrigin: { sort: 'word', words: words.variantOrigins, empty: 'imported' },
  therapyInteractionType: { sort: 'word', words: words.therapyInteractions, empty: 'allowed' },
  ampLevel: { sort: 'word', words: words.ampLevels, empty: 'allowed' },
  nccnGuidelineId: {
    sort: 'term',
    of: { table: 'nccn_guidelines', shows: 'name' },
    document: 'nccnGuideline',
    empty: 'allowed',
  },
  nccnGuidelineVersion: { sort: 'text', empty: 'allowed' },
  fdaCompanionTest: { sort: 'truth', empty: 'allowed' },
  fdaCompanionTestLastUpdated: {
    sort: 'time',
    column: 'fda_companion_test_updated_at',
    empty: 'allowed',
    edited: false,
    follows: 'fdaCompanionTest',
  },
  fdaRegulatoryApproval: { sort: 'truth', document: 'regulatoryApproval', empty: 'allowed' },
  regulatoryApprovalLastUpdated: {
    sort: 'time',
    column: 'fda_regulatory_approval_updated_at',
    empty: 'allowed',
    edited: false,
    follows: 'fdaRegulatoryApproval',
  },
  molecularProfileId: { sort: 'record', of: 'MOLECULAR_PROFILE', document: 'molecularProfile' },
  diseaseId: { sort: 'record', of: 'DISEASE', document: 'disease', empty: 'allowed' },
  therapyIds: { sort: 'records', of: 'THERAPY', document: 'therapies' },
  phenotypeIds: { sort: 'records', of: 'PHENOTYPE', document: 'phenotypes' },
  acmgCodeIds: { sort: 'terms', of: { table: 'acmg_codes', shows: 'code' }, document: 'acmgCodes' },
  clingenCodeIds: { sort: 'terms', of: { table: 'clingen_codes', shows: 'code' }, document: 'clingenCodes' },
  evidenceItemIds: { sort: 'records', of: 'EVIDENCE_ITEM', document: 'evidenceItems' },
} as const satisfies RecordFields

/** All that people may say of an assertion. */
export type AssertionFields = RecordValues<typeof assertionFields>
