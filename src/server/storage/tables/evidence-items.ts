import type { Generated, GeneratedAlways } from 'kysely'
import type { Link, RecordRow } from './row-shapes.ts'
import type {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceStatus,
  EvidenceType,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'

export interface EvidenceItemTables {
  evidence_items: RecordRow & {
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
    status_rank: GeneratedAlways<number>
    evidence_type_rank: GeneratedAlways<number>
    evidence_direction_rank: GeneratedAlways<number>
    significance_rank: GeneratedAlways<number>
    variant_origin_rank: GeneratedAlways<number>
    evidence_rating_rank: GeneratedAlways<number>
  }
  evidence_item_therapies: Link<'evidence_item_id' | 'therapy_id'>
  evidence_item_phenotypes: Link<'evidence_item_id' | 'phenotype_id'>
}
