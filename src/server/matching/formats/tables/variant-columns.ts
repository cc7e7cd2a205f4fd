import { columnOf, GENE_COLUMNS, GENE_ID_COLUMNS, SAMPLE_COLUMNS } from './table.ts'
import type { TableHeader } from './table.ts'

const PROTEIN_COLUMNS = [
  'hgvsp_short',
  'protein_change',
  'hgvsp',
  'hgvs_p',
  'amino_acid_change',
  'aa_change',
  'aachange',
  'aa_mutation',
  'mutation_aa',
  'aa',
  'amino_acid',
  'protein',
  'protein_effect',
  'protein_variant',
  'protein_mutation',
  'p_dot',
  'pdot',
  'p_dot_notation',
  'hgvs_protein',
  'p_nomen',
  'pnomen',
  'p_hgvs',
  'p',
]
const CODING_COLUMNS = [
  'hgvsc',
  'hgvs_c',
  'coding_change',
  'cdna_change',
  'cdna',
  'c_dna',
  'c_dot',
  'cdot',
  'c_dot_notation',
  'coding',
  'cds_change',
  'cds_mutation',
  'mutation_cds',
  'nucleotide_change',
  'nt_change',
  'dna_change',
  'c_nomen',
  'cnomen',
  'c_hgvs',
  'hgvs_coding',
  'c',
]
/** Columns that hold a change in any notation. */
const CHANGE_COLUMNS = [
  'variant',
  'mutation',
  'alteration',
  'change',
  'aberration',
  'hgvs',
  'variant_name',
  'variants',
  'mutations',
  'alterations',
  'finding',
  'genomic_alteration',
]

/** Where a table has what; -1 for what it does not have. */
export const variantColumns = (header: TableHeader) => ({
  gene: columnOf(header, ...GENE_COLUMNS),
  build: columnOf(header, 'ncbi_build', 'build', 'genome_build', 'assembly', 'reference_genome'),
  chromosome: columnOf(header, 'chromosome', 'chr', 'chrom'),
  start: columnOf(header, 'start_position', 'start', 'position', 'pos', 'genomic_position'),
  reference: columnOf(header, 'reference_allele', 'ref', 'reference', 'reference_call', 'ref_allele'),
  firstAllele: columnOf(header, 'tumor_seq_allele1'),
  secondAllele: columnOf(
    header,
    'tumor_seq_allele2',
    'alt',
    'alternate',
    'alternative_call',
    'alt_allele',
    'variant_allele',
    'alternate_allele',
  ),
  classification: columnOf(header, 'variant_classification'),
  terms: columnOf(header, 'consequence', 'consequence(s)', 'consequences', 'variant_consequence', 'effect'),
  protein: columnOf(header, ...PROTEIN_COLUMNS),
  otherProtein: header.names.includes('hgvsp_short') ? columnOf(header, 'hgvsp') : -1,
  coding: columnOf(header, ...CODING_COLUMNS),
  change: columnOf(header, ...CHANGE_COLUMNS),
  transcript: columnOf(header, 'transcript_id', 'transcript', 'refseq', 'annotation_transcript', 'feature'),
  exon: columnOf(header, 'exon_number'),
  dbsnp: columnOf(header, 'dbsnp_rs', 'dbsnp', 'rsid', 'dbsnp_id'),
})
export type VariantColumns = ReturnType<typeof variantColumns>

const has = (header: TableHeader, ...names: readonly string[]) => columnOf(header, ...names) >= 0

/** Checks whether a table has the bases of alleles and their places. */
export const hasAlleles = ({ chromosome, start, reference, secondAllele }: VariantColumns): boolean =>
  [chromosome, start, reference, secondAllele].every((column) => column >= 0)

/** Checks whether a table says what changed. */
export const hasChanges = (at: VariantColumns): boolean =>
  at.protein >= 0 || at.coding >= 0 || at.change >= 0 || hasAlleles(at)

/** Checks whether a table has the columns of a MAF file (GDC, cBioPortal). */
export const isMaf = (header: TableHeader): boolean =>
  (has(header, 'hugo_symbol', 'entrez_gene_id', 'hgnc_id', 'ensembl_gene_id') || has(header, 'gene')) &&
  has(header, 'variant_classification', 'hgvsp_short', 'tumor_seq_allele2')

/** Checks whether a table names a change a row and its gene, transcript or place, in columns that laboratories use. */
export const isVariantTable = (header: TableHeader): boolean => {
  const at = variantColumns(header)
  // HGVS names its gene by the transcript, and positions need none.
  const isWhole = hasAlleles(at) || has(header, 'hgvs', 'hgvsc', 'hgvsp', 'hgvs_c', 'hgvs_p')
  return hasChanges(at) && (at.gene >= 0 || isWhole || has(header, ...GENE_ID_COLUMNS))
}

/** Checks whether a table has genes and samples a row, as a MAF has, and nothing that says what changed. */
export const isMafWithoutChanges = (header: TableHeader): boolean =>
  has(header, 'hugo_symbol') && has(header, ...SAMPLE_COLUMNS) && !hasChanges(variantColumns(header))
