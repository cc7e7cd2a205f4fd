import type { Generated } from 'kysely'
import type {
  CoordinateState,
  Direction,
  ExonCoordinateType,
  ReferenceBuild,
  VariantCoordinateType,
} from '#domain/vocabularies/coordinates.ts'
import type { FeatureInstanceType, VariantDeprecationReason } from '#domain/vocabularies/features.ts'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'

export interface VariantRow {
  id: Generated<number>
  feature_id: number
  kind: FeatureInstanceType
  name: string
  name_folded: string
  single_variant_molecular_profile_id: number
  allele_registry_id: string | null
  ncit_id: string | null
  vicc_name: string | null
  iscn_name: string | null
  deprecated: Generated<boolean>
  deprecation_reason: VariantDeprecationReason | null
  origin: RecordOrigin
  stub: Generated<boolean>
  withdrawn: Generated<boolean>
  release_id: number | null
  release_digest: string | null
  flagged: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface VariantCoordinatesRow {
  id: Generated<number>
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
  created_at: string
  updated_at: string
}

export interface ExonCoordinatesRow {
  id: Generated<number>
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
  created_at: string
  updated_at: string
}

export interface VariantAliasRow {
  id: Generated<number>
  name: string
  name_folded: string
}

export interface VariantVariantAliasRow {
  variant_id: number
  variant_alias_id: number
}

export interface VariantVariantTypeRow {
  variant_id: number
  variant_type_id: number
}

export interface HgvsDescriptionRow {
  id: Generated<number>
  name: string
  name_folded: string
}

export interface VariantHgvsDescriptionRow {
  variant_id: number
  hgvs_description_id: number
}

export interface ClinvarEntryRow {
  id: Generated<number>
  clinvar_id: string
}

export interface VariantClinvarEntryRow {
  variant_id: number
  clinvar_entry_id: number
}
