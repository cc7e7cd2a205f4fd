import type { Generated } from 'kysely'
import type { Link, NamedRecordRow, NamedRow } from './row-shapes.ts'
import type { MolecularProfileDeprecationReason } from '#domain/vocabularies/features.ts'

export interface MolecularProfileTables {
  molecular_profiles: NamedRecordRow & {
    raw_name: string
    description: string | null
    score: Generated<number>
    is_multi_variant: Generated<boolean>
    is_complex: Generated<boolean>
    deprecated: Generated<boolean>
    deprecation_reason: MolecularProfileDeprecationReason | null
  }
  molecular_profile_aliases: NamedRow
  molecular_profile_molecular_profile_aliases: Link<'molecular_profile_id' | 'molecular_profile_alias_id'>
  molecular_profile_sources: Link<'molecular_profile_id' | 'source_id'>
  molecular_profile_variants: {
    molecular_profile_id: number
    variant_id: number
    position: number
    negated: Generated<boolean>
  }
}
