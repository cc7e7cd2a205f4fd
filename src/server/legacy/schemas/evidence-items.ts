import { z } from 'zod'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceStatuses,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { assertion } from './assertions.ts'
import { evidenceLifecycle } from './people.ts'
import { errors } from './provisional.ts'
import { timestamp, word, named } from './json-schema.ts'
import { disease, drug, phenotype, reference, source } from './terms.ts'

const members = {
  id: z.int(),
  name: z.string().describe('`EID` followed by the id.'),
  description: z.string(),
  disease: z.nullable(disease),
  drugs: z.array(drug),
  rating: z.nullable(z.int()).describe('Evidence rating, 1 to 5.'),
  evidence_level: word(evidenceLevels),
  evidence_type: word(evidenceTypes),
  clinical_significance: word(evidenceSignificances),
  evidence_direction: word(evidenceDirections),
  variant_origin: word(variantOrigins),
  drug_interaction_type: word(therapyInteractions),
  status: z.enum(evidenceStatuses.values.map(evidenceStatuses.legacyLabel)),
  open_change_count: z.int().describe('Number of open revisions.'),
  type: z.literal('evidence'),
  source,
  flagged: z.boolean(),
  variant_id: z.int().describe('Id of the first variant of the molecular profile.'),
  phenotypes: z.array(phenotype),
  updated_at: z.nullable(timestamp),
  molecular_profile: reference,
}

export const evidenceItem = named(
  'EvidenceItem',
  'Evidence item: a finding of one source about a molecular profile.',
  z.strictObject(members),
)

const detailMembers = {
  ...members,
  assertions: z.array(assertion).describe('Assertions with this evidence item.'),
  errors,
  lifecycle_actions: evidenceLifecycle,
  fields_with_pending_changes: z
    .record(z.string(), z.int())
    .describe('Number of open revisions of each field.'),
  gene_id: z.int().describe('Id of the feature of the variant.'),
}

export const evidenceItemDetail = named(
  'EvidenceItemDetail',
  'Evidence item with its history and its assertions.',
  z.strictObject(detailMembers),
)

export const evidenceItemWithState = named(
  'EvidenceItemWithState',
  'Evidence item in an assertion or a variant group.',
  z.strictObject({
    ...detailMembers,
    state_params: z.strictObject({ evidence_item: reference, variant: reference, gene: reference }),
  }),
)
