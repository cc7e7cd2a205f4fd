import type { Generated } from 'kysely'

export interface PhenotypeRow {
  id: Generated<number>
  hpo_id: string | null
  name: string
  name_folded: string
  description: string | null
  created_at: string
  updated_at: string
}

export interface PhenotypeParentRow {
  phenotype_id: number
  parent_id: number
}
