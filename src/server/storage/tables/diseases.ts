import type { Generated } from 'kysely'

export interface DiseaseRow {
  id: Generated<number>
  name: string
  name_folded: string
  doid: string | null
  deprecated: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface DiseaseAliasRow {
  id: Generated<number>
  name: string
  name_folded: string
}

export interface DiseaseDiseaseAliasRow {
  disease_id: number
  disease_alias_id: number
}

export interface DiseaseParentRow {
  disease_id: number
  parent_id: number
}
