import type { Generated } from 'kysely'
import type { Link, NamedRecordRow, NamedRow } from './row-shapes.ts'
import type {
  FeatureDeprecationReason,
  FeatureInstanceType,
  FusionPartnerStatus,
} from '#domain/vocabularies/features.ts'

export interface FeatureTables {
  features: NamedRecordRow & {
    kind: FeatureInstanceType
    full_name: string | null
    full_name_folded: string | null
    description: string | null
    deprecated: Generated<boolean>
    deprecation_reason: FeatureDeprecationReason | null
  }
  genes: {
    feature_id: number
    entrez_id: number
  }
  gene_uniprot_ids: {
    feature_id: number
    uniprot_id: string
  }
  gene_external_ids: {
    feature_id: number
    /** `HGNC:1097`, `ENSG00000157764` */
    external_id: string
  }
  factors: {
    feature_id: number
    ncit_id: string | null
  }
  fusions: {
    feature_id: number
    five_prime_gene_id: number | null
    three_prime_gene_id: number | null
    five_prime_partner_status: FusionPartnerStatus
    three_prime_partner_status: FusionPartnerStatus
  }
  fusion_known_partner_genes: Link<'feature_id' | 'gene_id'>
  feature_aliases: NamedRow
  feature_feature_aliases: Link<'feature_id' | 'feature_alias_id'>
  feature_sources: Link<'feature_id' | 'source_id'>
}
