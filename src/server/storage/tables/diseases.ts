import type { Generated } from 'kysely'
import type { Link, NamedRow, TermRow } from './row-shapes.ts'

export interface DiseaseTables {
  diseases: TermRow & {
    doid: string | null
    deprecated: Generated<boolean>
  }
  disease_aliases: NamedRow
  disease_disease_aliases: Link<'disease_id' | 'disease_alias_id'>
  disease_external_ids: {
    disease_id: number
    /** `C3058` (NCI Thesaurus) */
    external_id: string
  }
  disease_parents: Link<'disease_id' | 'parent_id'>
}
