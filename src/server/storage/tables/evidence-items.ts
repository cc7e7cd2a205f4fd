import type { Generated, GeneratedAlways } from 'kysely'
import type { Link, RecordRow, StoredColumns } from './row-shapes.ts'
import type { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'

export interface EvidenceItemTables {
  evidence_items: RecordRow &
    StoredColumns<typeof evidenceItemFields> & {
      description_sort_key: Generated<string>
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
