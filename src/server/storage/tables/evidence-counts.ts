/** Tables of records that have evidence, or that evidence names. */
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

/** Numbers of distinct evidence items of each status; whoever has none may have no row. */
export interface EvidenceCountRow {
  owner_table: EvidenceOwnerTable
  owner_id: number
  accepted: number
  submitted: number
  rejected: number
}

/** Record whose numbers a transaction has yet to count anew; triggers fill it. */
export interface TouchedCountRow {
  owner_table: EvidenceOwnerTable
  owner_id: number
}
