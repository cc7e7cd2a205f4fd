import type { Generated, GeneratedAlways } from 'kysely'
import type { Link, RecordRow, StoredColumns } from './row-shapes.ts'
import type { assertionFields } from '#domain/records/fields/assertion.ts'

export interface AssertionTables {
  assertions: RecordRow &
    StoredColumns<typeof assertionFields> & {
      summary_folded: Generated<string>
      summary_sort_key: Generated<string>
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
