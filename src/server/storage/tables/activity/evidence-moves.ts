import type { Generated } from 'kysely'

export interface EvidenceMoveTables {
  /** Deprecated records with what they are duplicates of, of the same kind. */
  duplicate_records: {
    record_type: 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE'
    record_id: number
    duplicate_of_id: number
  }
  evidence_moves: {
    id: Generated<number>
    molecular_profile_id: number
    user_id: number
    created_at: string
    undone_at: string | null
  }
  evidence_move_items: {
    evidence_move_id: number
    evidence_item_id: number
    from_profile_id: number
    /** The last event that the move wrote about the item. */
    event_id: number
  }
}
