import type { Generated } from 'kysely'

export interface TherapyRow {
  id: Generated<number>
  name: string
  name_folded: string
  ncit_id: string | null
  description: string | null
  deprecated: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface TherapyAliasRow {
  id: Generated<number>
  name: string
  name_folded: string
}

export interface TherapyTherapyAliasRow {
  therapy_id: number
  therapy_alias_id: number
}

export interface TherapyParentRow {
  therapy_id: number
  parent_id: number
}
