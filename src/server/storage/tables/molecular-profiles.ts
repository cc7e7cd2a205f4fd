import type { Generated } from 'kysely'
import type { MolecularProfileDeprecationReason } from '#domain/vocabularies/features.ts'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'

export interface MolecularProfileRow {
  id: Generated<number>
  raw_name: string
  name: string
  name_folded: string
  description: string | null
  score: Generated<number>
  is_multi_variant: Generated<boolean>
  is_complex: Generated<boolean>
  deprecated: Generated<boolean>
  deprecation_reason: MolecularProfileDeprecationReason | null
  origin: RecordOrigin
  stub: Generated<boolean>
  withdrawn: Generated<boolean>
  release_id: number | null
  release_digest: string | null
  flagged: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface MolecularProfileAliasRow {
  id: Generated<number>
  name: string
  name_folded: string
}

export interface MolecularProfileMolecularProfileAliasRow {
  molecular_profile_id: number
  molecular_profile_alias_id: number
}

export interface MolecularProfileSourceRow {
  molecular_profile_id: number
  source_id: number
}

export interface MolecularProfileVariantRow {
  molecular_profile_id: number
  variant_id: number
  position: number
  negated: Generated<boolean>
}
