import type { Link, NamedRecordRow } from './row-shapes.ts'

export interface VariantGroupTables {
  variant_groups: NamedRecordRow & { description: string | null }
  variant_group_variants: Link<'variant_group_id' | 'variant_id'>
  variant_group_sources: Link<'variant_group_id' | 'source_id'>
}
