import type { Generated, GeneratedAlways } from 'kysely'
import type {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceStatus,
  EvidenceType,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'

export interface EvidenceItemRow {
  id: Generated<number>
  molecular_profile_id: number
  disease_id: number | null
  source_id: number
  status: EvidenceStatus
  evidence_type: EvidenceType
  evidence_level: EvidenceLevel
  evidence_direction: EvidenceDirection
  significance: EvidenceSignificance
  variant_origin: VariantOrigin
  therapy_interaction_type: TherapyInteraction | null
  evidence_rating: number | null
  description: Generated<string>
  description_sort_key: Generated<string>
  variant_hgvs: Generated<string>
  origin: RecordOrigin
  stub: Generated<boolean>
  withdrawn: Generated<boolean>
  release_id: number | null
  release_digest: string | null
  flagged: Generated<boolean>
  created_at: string
  updated_at: string
  status_rank: GeneratedAlways<number>
  evidence_type_rank: GeneratedAlways<number>
  evidence_direction_rank: GeneratedAlways<number>
  significance_rank: GeneratedAlways<number>
  variant_origin_rank: GeneratedAlways<number>
  evidence_rating_rank: GeneratedAlways<number>
}

export interface EvidenceItemTherapyRow {
  evidence_item_id: number
  therapy_id: number
}

export interface EvidenceItemPhenotypeRow {
  evidence_item_id: number
  phenotype_id: number
}
