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
import {
  constant,
  dictionary,
  describe,
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOfWords,
  text,
  timestamp,
  word,
} from './shape.ts'
import { disease, drug, phenotype, reference, source } from './terms.ts'

const members = {
  id: integer,
  name: describe(text, '`EID` followed by the id.'),
  description: text,
  disease: nullable(disease),
  drugs: list(drug),
  rating: describe(nullable(integer), 'Evidence rating, 1 to 5.'),
  evidence_level: word(evidenceLevels),
  evidence_type: word(evidenceTypes),
  clinical_significance: word(evidenceSignificances),
  evidence_direction: word(evidenceDirections),
  variant_origin: word(variantOrigins),
  drug_interaction_type: word(therapyInteractions),
  status: oneOfWords(evidenceStatuses.values.map(evidenceStatuses.legacyLabel)),
  open_change_count: describe(integer, 'Number of open revisions.'),
  type: constant('evidence'),
  source,
  flagged: flag,
  variant_id: describe(integer, 'Id of the first variant of the molecular profile.'),
  phenotypes: list(phenotype),
  updated_at: nullable(timestamp),
  molecular_profile: reference,
}

export const evidenceItem = named(
  'EvidenceItem',
  'Evidence item: a finding of one source about a molecular profile.',
  object(members),
)

const detailMembers = {
  ...members,
  assertions: describe(list(assertion), 'Assertions with this evidence item.'),
  errors,
  lifecycle_actions: evidenceLifecycle,
  fields_with_pending_changes: describe(dictionary(integer), 'Number of open revisions of each field.'),
  gene_id: describe(integer, 'Id of the feature of the variant.'),
}

export const evidenceItemDetail = named(
  'EvidenceItemDetail',
  'Evidence item with its history and its assertions.',
  object(detailMembers),
)

export const evidenceItemWithState = named(
  'EvidenceItemWithState',
  'Evidence item in an assertion or a variant group.',
  object({
    ...detailMembers,
    state_params: object({ evidence_item: reference, variant: reference, gene: reference }),
  }),
)
