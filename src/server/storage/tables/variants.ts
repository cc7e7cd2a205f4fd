import type { Generated } from 'kysely'
import type { DatedRow, Link, NamedRecordRow, NamedRow } from './row-shapes.ts'
import type {
  CoordinateState,
  Direction,
  ExonCoordinateType,
  ReferenceBuild,
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
  variant_coordinates: DatedRow & {
    variant_id: number
    coordinate_type: VariantCoordinateType
    curation_state: 'STUB' | 'FULLY_CURATED'
    reference_build: ReferenceBuild | null
    ensembl_version: number | null
    chromosome: string | null
    start: number | null
    stop: number | null
    reference_bases: string | null
    variant_bases: string | null
    representative_transcript: string | null
  }
  exon_coordinates: DatedRow & {
    variant_id: number
    coordinate_type: ExonCoordinateType
    curation_state: CoordinateState
    exon: number | null
    exon_offset: number | null
    exon_offset_direction: Direction | null
    strand: Direction | null
    reference_build: ReferenceBuild | null
    ensembl_version: number | null
    ensembl_id: string | null
    chromosome: string | null
    start: number | null
    stop: number | null
    representative_transcript: string | null
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
