import type { Generated, GeneratedAlways } from 'kysely'
import type { Link, RecordRow } from './row-shapes.ts'
import type {
  AmpLevel,
  AssertionDirection,
  AssertionSignificance,
  AssertionType,
  EvidenceStatus,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'

export interface AssertionTables {
  assertions: RecordRow & {
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
    status_rank: GeneratedAlways<number>
    assertion_type_rank: GeneratedAlways<number>
    assertion_direction_rank: GeneratedAlways<number>
    significance_rank: GeneratedAlways<number>
    amp_level_rank: GeneratedAlways<number | null>
  }
  assertion_evidence_items: Link<'assertion_id' | 'evidence_item_id'>
  assertion_therapies: Link<'assertion_id' | 'therapy_id'>
  assertion_phenotypes: Link<'assertion_id' | 'phenotype_id'>
  assertion_acmg_codes: Link<'assertion_id' | 'acmg_code_id'>
  assertion_clingen_codes: Link<'assertion_id' | 'clingen_code_id'>
}
