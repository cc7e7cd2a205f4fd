import type { Generated } from 'kysely'

export interface VariantTypeRow {
  id: Generated<number>
  soid: string | null
  /** As Sequence Ontology writes it: `missense_variant`. */
  name: string
  name_folded: string
  /** As people read it: `Missense Variant`. */
  display_name: Generated<string>
  description: Generated<string>
  created_at: string
  updated_at: string
}

export interface VariantTypeParentRow {
  variant_type_id: number
  parent_id: number
}
