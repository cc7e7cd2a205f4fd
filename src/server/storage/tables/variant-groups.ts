import type { Generated } from 'kysely'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'

export interface VariantGroupRow {
  id: Generated<number>
  name: string
  name_folded: string
  description: string | null
  origin: RecordOrigin
  stub: Generated<boolean>
  withdrawn: Generated<boolean>
  release_id: number | null
  release_digest: string | null
  flagged: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface VariantGroupVariantRow {
  variant_group_id: number
  variant_id: number
}

export interface VariantGroupSourceRow {
  variant_group_id: number
  source_id: number
}
