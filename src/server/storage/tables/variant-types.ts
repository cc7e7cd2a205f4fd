import type { Generated } from 'kysely'

export interface VariantTypeRow {
  id: Generated<number>
  soid: string | null
  name: string
  name_folded: string
  description: Generated<string>
  created_at: string
  updated_at: string
}

export interface VariantTypeParentRow {
  variant_type_id: number
  parent_id: number
}
