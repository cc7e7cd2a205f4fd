import type { Generated } from 'kysely'
import type { Link, NamedRow, TermRow } from './row-shapes.ts'

export interface TherapyTables {
  therapies: TermRow & {
    ncit_id: string | null
    description: string | null
    deprecated: Generated<boolean>
  }
  therapy_aliases: NamedRow
  therapy_therapy_aliases: Link<'therapy_id' | 'therapy_alias_id'>
  therapy_parents: Link<'therapy_id' | 'parent_id'>
}
