/** Tables of records that have evidence, or that evidence names; a year of publication is its own id. */
export type EvidenceOwnerTable =
  | 'features'
  | 'variants'
  | 'molecular_profiles'
  | 'variant_groups'
  | 'diseases'
  | 'therapies'
  | 'phenotypes'
  | 'sources'
  | 'clinical_trials'
  | 'publication_years'

export interface EvidenceCountTables {
  /** Numbers of distinct evidence items of each status; whoever has none may have no row. */
  evidence_counts: {
    owner_table: EvidenceOwnerTable
    owner_id: number
    accepted: number
    submitted: number
    rejected: number
  }
  /** Numbers of the evidence items that name a disease and are about a live variant. */
  disease_variants: {
    variant_id: number
    disease_id: number
    /** Of the variant. */
    feature_id: number
    accepted: number
    submitted: number
    rejected: number
  }
  /** Record whose numbers a transaction has yet to count anew; triggers fill it. */
  touched_counts: {
    owner_table: EvidenceOwnerTable
    owner_id: number
  }
}
