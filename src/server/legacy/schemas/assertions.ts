import { z } from 'zod'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  evidenceStatuses,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { timestamp, word, named } from './json-schema.ts'
import { disease, drug, reference } from './terms.ts'

const namedRecord = z.strictObject({ name: z.string(), id: z.int() })

/** Members of every form of an assertion, in order. */
export const assertionMembers = {
  id: z.int(),
  type: z.literal('assertion'),
  name: z.string().describe('`AID` followed by the id.'),
  summary: z.nullable(z.string()),
  description: z.nullable(z.string()),
  gene: namedRecord,
  variant: namedRecord.describe('First variant of the molecular profile.'),
  disease: z.nullable(disease),
  drugs: z.array(drug),
  evidence_type: word(assertionTypes),
  evidence_direction: word(assertionDirections),
  clinical_significance: word(assertionSignificances),
  evidence_item_count: z.int().describe('Number of supporting evidence items of any status.'),
  fda_regulatory_approval: z.nullable(z.boolean()),
  status: z.enum(evidenceStatuses.values.map(evidenceStatuses.legacyLabel)),
  open_change_count: z.int().describe('Number of open revisions.'),
  pending_evidence_count: z.int().describe('Number of supporting evidence items that await review.'),
  flagged: z.boolean(),
  updated_at: z.nullable(timestamp),
  molecular_profile: reference,
}

export const assertion = named(
  'Assertion',
  'Assertion: a summary of the evidence for a molecular profile.',
  z.strictObject(assertionMembers),
)

export const ampLevel = word(ampLevels)
export const interaction = word(therapyInteractions)
export const origin = word(variantOrigins)
