import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceStatuses,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import {
  constant,
  describe,
  flag,
  integer,
  named,
  nullable,
  list,
  object,
  oneOfWords,
  text,
  timestamp,
  word,
} from './shape.ts'
import { disease, drug, reference } from './terms.ts'

const namedRecord = object({ name: text, id: integer })

/** Members of every form of an assertion, in order. */
export const assertionMembers = {
  id: integer,
  type: constant('assertion'),
  name: describe(text, '`AID` followed by the id.'),
  summary: nullable(text),
  description: nullable(text),
  gene: namedRecord,
  variant: describe(namedRecord, 'First variant of the molecular profile.'),
  disease: nullable(disease),
  drugs: list(drug),
  evidence_type: word(assertionTypes),
  evidence_direction: word(assertionDirections),
  clinical_significance: word(assertionSignificances),
  evidence_item_count: describe(integer, 'Number of supporting evidence items of any status.'),
  fda_regulatory_approval: nullable(flag),
  status: oneOfWords(evidenceStatuses.values.map(evidenceStatuses.legacyLabel)),
  open_change_count: describe(integer, 'Number of open revisions.'),
  pending_evidence_count: describe(integer, 'Number of supporting evidence items that await review.'),
  flagged: flag,
  updated_at: nullable(timestamp),
  molecular_profile: reference,
}

export const assertion = named(
  'Assertion',
  'Assertion: a summary of the evidence for a molecular profile.',
  object(assertionMembers),
)

export const ampLevel = word(ampLevels)
export const interaction = word(therapyInteractions)
export const origin = word(variantOrigins)
