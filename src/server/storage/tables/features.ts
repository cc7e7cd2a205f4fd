import type { Generated } from 'kysely'
import type {
  FeatureDeprecationReason,
  FeatureInstanceType,
  FusionPartnerStatus,
} from '#domain/vocabularies/features.ts'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'

export interface FeatureRow {
  id: Generated<number>
  kind: FeatureInstanceType
  name: string
  name_folded: string
  full_name: string | null
  full_name_folded: string | null
  description: string | null
  deprecated: Generated<boolean>
  deprecation_reason: FeatureDeprecationReason | null
  origin: RecordOrigin
  stub: Generated<boolean>
  withdrawn: Generated<boolean>
  release_id: number | null
  release_digest: string | null
  flagged: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface GeneRow {
  feature_id: number
  entrez_id: number
}

export interface GeneUniprotIdRow {
  feature_id: number
  uniprot_id: string
}

export interface FactorRow {
  feature_id: number
  ncit_id: string | null
}

export interface FusionRow {
  feature_id: number
  five_prime_gene_id: number | null
  three_prime_gene_id: number | null
  five_prime_partner_status: FusionPartnerStatus
  three_prime_partner_status: FusionPartnerStatus
}

export interface FusionKnownPartnerGeneRow {
  feature_id: number
  gene_id: number
}

export interface FeatureAliasRow {
  id: Generated<number>
  name: string
  name_folded: string
}

export interface FeatureFeatureAliasRow {
  feature_id: number
  feature_alias_id: number
}

export interface FeatureSourceRow {
  feature_id: number
  source_id: number
}
