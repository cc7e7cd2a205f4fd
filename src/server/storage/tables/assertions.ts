import type { Generated, GeneratedAlways } from 'kysely'
import type {
  AmpLevel,
  AssertionDirection,
  AssertionSignificance,
  AssertionType,
  EvidenceStatus,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'

export interface AssertionRow {
  id: Generated<number>
  molecular_profile_id: number
  disease_id: number | null
  status: EvidenceStatus
  assertion_type: AssertionType
  assertion_direction: AssertionDirection
  significance: AssertionSignificance
  variant_origin: VariantOrigin | null
  therapy_interaction_type: TherapyInteraction | null
  amp_level: AmpLevel | null
  nccn_guideline_id: number | null
  nccn_guideline_version: string | null
  fda_companion_test: boolean | null
  fda_companion_test_updated_at: string | null
  fda_regulatory_approval: boolean | null
  fda_regulatory_approval_updated_at: string | null
  summary: Generated<string>
  summary_folded: Generated<string>
  summary_sort_key: Generated<string>
  description: Generated<string>
  evidence_item_count: Generated<number>
  origin: RecordOrigin
  stub: Generated<boolean>
  withdrawn: Generated<boolean>
  release_id: number | null
  release_digest: string | null
  flagged: Generated<boolean>
  created_at: string
  updated_at: string
  status_rank: GeneratedAlways<number>
  assertion_type_rank: GeneratedAlways<number>
  assertion_direction_rank: GeneratedAlways<number>
  significance_rank: GeneratedAlways<number>
  amp_level_rank: GeneratedAlways<number | null>
}

export interface AssertionEvidenceItemRow {
  assertion_id: number
  evidence_item_id: number
}

export interface AssertionTherapyRow {
  assertion_id: number
  therapy_id: number
}

export interface AssertionPhenotypeRow {
  assertion_id: number
  phenotype_id: number
}

export interface AssertionAcmgCodeRow {
  assertion_id: number
  acmg_code_id: number
}

export interface AssertionClingenCodeRow {
  assertion_id: number
  clingen_code_id: number
}
