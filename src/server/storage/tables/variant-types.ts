import type { Generated } from 'kysely'
import type { DatedRow, Link } from './row-shapes.ts'

export interface VariantTypeTables {
  variant_types: DatedRow & {
    soid: string | null
    /** As Sequence Ontology writes it: `missense_variant`. */
    name: string
    name_folded: string
    /** As people read it: `Missense Variant`. */
    display_name: Generated<string>
    description: Generated<string>
  }
  variant_type_parents: Link<'variant_type_id' | 'parent_id'>
}
