import type { Generated } from 'kysely'
import type { DatedRow, Link, NamedRecordRow, NamedRow, StoredColumns } from './row-shapes.ts'
import type { exonCoordinateFields, variantCoordinateFields } from '#domain/records/fields/coordinates.ts'
import type {
  CoordinateState,
  ExonCoordinateType,
  VariantCoordinateType,
} from '#domain/vocabularies/coordinates.ts'
import type { FeatureInstanceType, VariantDeprecationReason } from '#domain/vocabularies/features.ts'

export interface VariantTables {
  variants: NamedRecordRow & {
    feature_id: number
    kind: FeatureInstanceType
    single_variant_molecular_profile_id: number
    allele_registry_id: string | null
    ncit_id: string | null
    vicc_name: string | null
    iscn_name: string | null
    deprecated: Generated<boolean>
    deprecation_reason: VariantDeprecationReason | null
  }
  variant_coordinates: DatedRow &
    StoredColumns<typeof variantCoordinateFields> & {
      variant_id: number
      coordinate_type: VariantCoordinateType
      curation_state: 'STUB' | 'FULLY_CURATED'
    }
  exon_coordinates: DatedRow &
    StoredColumns<typeof exonCoordinateFields> & {
      variant_id: number
      coordinate_type: ExonCoordinateType
      curation_state: CoordinateState
    }
  variant_aliases: NamedRow
  variant_variant_aliases: Link<'variant_id' | 'variant_alias_id'>
  variant_variant_types: Link<'variant_id' | 'variant_type_id'>
  hgvs_descriptions: NamedRow
  variant_hgvs_descriptions: Link<'variant_id' | 'hgvs_description_id'>
  clinvar_entries: {
    id: Generated<number>
    clinvar_id: string
  }
  variant_clinvar_entries: Link<'variant_id' | 'clinvar_entry_id'>
}
