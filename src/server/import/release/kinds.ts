import type { RecordType } from '#server/storage/tables/activity/subjects.ts'
import { isAddressColumn } from './columns.ts'

/** Records that releases describe. */
export type RecordKind = 'feature' | 'variant' | 'profile' | 'group' | 'evidence' | 'assertion'

/** Names of each kind of record in tables that refer to any of them. */
export const recordTypes: Readonly<Record<RecordKind, RecordType>> = {
  feature: 'FEATURE',
  variant: 'VARIANT',
  profile: 'MOLECULAR_PROFILE',
  group: 'VARIANT_GROUP',
  evidence: 'EVIDENCE_ITEM',
  assertion: 'ASSERTION',
}

/**
 * Kind of record that the rows of a file describe. Files of therapies (NCIt ids) and sources (titles) are
 * Curia's own addition.
 */
export type FileKind = RecordKind | 'therapy' | 'source'

/** The order in which files are read: names before those who use them. */
export const fileKinds: readonly FileKind[] = [
  'therapy',
  'source',
  'feature',
  'group',
  'variant',
  'profile',
  'evidence',
  'assertion',
]

/** Names of the records of a kind. */
export const kindNames: Readonly<Record<FileKind, string>> = {
  therapy: 'therapies',
  source: 'sources',
  feature: 'features',
  group: 'variant groups',
  variant: 'variants',
  profile: 'molecular profiles',
  evidence: 'evidence items',
  assertion: 'assertions',
}

/** A file is of the first kind all of whose marks are among its columns. */
const marks: readonly [FileKind, readonly string[]][] = [
  ['assertion', ['assertion_id', 'assertion_type']],
  ['evidence', ['evidence_id', 'evidence_type']],
  ['profile', ['molecular_profile_id', 'name']],
  ['variant', ['variant_id', 'variant']],
  ['group', ['variant_group_id', 'variant_group']],
  ['feature', ['feature_id', 'name']],
  ['feature', ['gene_id', 'name']],
  ['therapy', ['name', 'ncit_id']],
  ['source', ['source_type', 'citation_id', 'journal']],
]

const reading: Readonly<Record<FileKind, readonly string[]>> = {
  therapy: words('name ncit_id aliases'),
  source: words('source_type citation_id title journal year'),
  feature:
    words(`feature_id gene_id feature_type name full_name feature_aliases description last_review_date is_flagged
    entrez_id ncit_id five_prime_partner_status three_prime_partner_status five_prime_gene_id five_prime_gene_name
    five_prime_gene_entrez_id three_prime_gene_id three_prime_gene_name three_prime_gene_entrez_id`),
  group: words('variant_group_id variant_group description last_review_date is_flagged'),
  variant:
    words(`variant_id feature_type feature_id feature_name gene gene_id entrez_id variant variant_aliases
    summary is_flagged variant_groups variant_types single_variant_molecular_profile_id last_review_date chromosome
    start stop reference_bases variant_bases representative_transcript ensembl_version reference_build chromosome2
    start2 stop2 representative_transcript2 hgvs_descriptions allele_registry_id clinvar_ids evidence_score
    assertion_ids ncit_id 5_prime_partner_status 5_prime_partner 3_prime_partner_status 3_prime_partner
    vicc_compliant_name 5_prime_transcript 5_prime_end_exon 5_prime_exon_offset 5_prime_exon_offset_direction
    3_prime_transcript 3_prime_start_exon 3_prime_exon_offset 3_prime_exon_offset_direction iscn_name`),
  profile: words(`name molecular_profile_id summary variant_ids evidence_score evidence_item_ids assertion_ids
    aliases last_review_date is_flagged`),
  evidence: words(`molecular_profile molecular_profile_id disease doid phenotypes therapies
    therapy_interaction_type evidence_type evidence_direction evidence_level significance evidence_statement
    citation_id source_type asco_abstract_id citation nct_ids rating evidence_status evidence_id variant_origin
    last_review_date is_flagged gene entrez_id variant variant_id gene_id chromosome start stop reference_bases
    variant_bases representative_transcript chromosome2 start2 stop2 representative_transcript2 ensembl_version
    reference_build variant_summary`),
  assertion: words(`molecular_profile molecular_profile_id disease doid phenotypes therapies
    therapy_interaction_type assertion_type assertion_direction significance acmg_codes amp_category clingen_codes
    nccn_guideline nccn_guideline_version regulatory_approval fda_companion_test assertion_summary
    assertion_description assertion_id assertion_status evidence_item_ids last_review_date is_flagged variant_origin
    gene entrez_id variant variant_id gene_id`),
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

/** Tells by its columns what a file describes; null when it is no file of a release. */
export function kindOfFile(columns: readonly string[]): FileKind | null {
  return marks.find(([, needed]) => needed.every((column) => columns.includes(column)))?.[0] ?? null
}

/** The columns of a file that the import has no use for, addresses aside. */
export function unknownColumns(kind: FileKind, columns: readonly string[]): string[] {
  return columns.filter((column) => !reading[kind].includes(column) && !isAddressColumn(column))
}
