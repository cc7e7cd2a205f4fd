import { columnOf } from './table.ts'
import type { Cell, TableHeader } from './table.ts'

/** Names of the columns of the 5′ and of the 3′ partner; cBioPortal's sites have that order, too. */
const PARTNERS: readonly (readonly [string, string])[] = [
  ['site1_hugo_symbol', 'site2_hugo_symbol'],
  ['gene_1', 'gene_2'],
  ['gene1', 'gene2'],
  ['5_prime_gene', '3_prime_gene'],
  ['five_prime_gene', 'three_prime_gene'],
  ["5'_gene", "3'_gene"],
  ["5'_partner", "3'_partner"],
  ['5′_gene', '3′_gene'],
  ['gene_5', 'gene_3'],
  ['gene5', 'gene3'],
  ['gene_5prime', 'gene_3prime'],
  ['leftgene', 'rightgene'],
  ['left_gene', 'right_gene'],
  ['upstream_gene', 'downstream_gene'],
  ['up_gene', 'dw_gene'],
  ['genestart', 'geneend'],
  ['geneup', 'genedown'],
  ['genenameup', 'genenamedown'],
  ['gene_1_symbol(5end_fusion_partner)', 'gene_2_symbol(3end_fusion_partner)'],
  ['site1_gene', 'site2_gene'],
  ['partner_1', 'partner_2'],
  ['partner1', 'partner2'],
]

/** Names of columns of two partners in no order, as in lists of OncoKB. */
const UNORDERED: readonly (readonly [string, string])[] = [
  ['genea', 'geneb'],
  ['gene_a', 'gene_b'],
]

/** Columns of ids of the genes, which decide before symbols. */
const IDS: readonly (readonly [string, string])[] = [
  ['site1_entrez_gene_id', 'site2_entrez_gene_id'],
  ['gene_id1', 'gene_id2'],
  ['gene_1_id(5end_fusion_partner)', 'gene_2_id(3end_fusion_partner)'],
]

/** Columns that name both partners in one cell. */
const NAMES = [
  'fusion',
  'fusion_genes',
  'fusionname',
  'fusion_name',
  'fusion_gene',
  'fusions',
  'gene_fusion',
  'gene_pair',
  'fusion_pair',
]

/** Columns of LINX of the last exon of the 5′ partner and of the first of the 3′ partner. */
const LINX_EXONS = ['fusedexonup', 'fusedexondown']

/** Where a table of fusions has what; -1 for what it does not have. */
export function fusionColumns(header: TableHeader) {
  const pair = [...PARTNERS, ...UNORDERED].find((names) => names.every((name) => header.names.includes(name)))
  return {
    partners: [columnOf(header, pair?.[0] ?? ''), columnOf(header, pair?.[1] ?? '')] as const,
    isOrdered: pair === undefined || PARTNERS.includes(pair),
    name: columnOf(header, ...NAMES),
    ids: [0, 1].map((side) => IDS.map((pair) => columnOf(header, pair[side] ?? ''))),
    /** Gene of a row of cBioPortal's fusions, one of both partners. */
    gene: columnOf(header, 'hugo_symbol'),
    geneId: columnOf(header, 'entrez_gene_id'),
    connection: columnOf(header, 'connection_type'),
    kind: columnOf(header, 'sv_type'),
    exons: [1, 2].map((side) => ({
      exon: columnOf(header, `exon_${side}`, `exon${side}`, `site${side}_exon`, LINX_EXONS[side - 1] ?? ''),
      region: columnOf(header, `site${side}_region`),
      number: columnOf(header, `site${side}_region_number`),
    })),
  }
}

/** Checks whether a table names the partners of a fusion a row, in two columns or in one. */
export const isFusionTable = (header: TableHeader): boolean => {
  const { partners, name } = fusionColumns(header)
  return partners[0] >= 0 || name >= 0
}

/** Descriptions of FusionCatcher's candidates that are, by its manual, very probably no fusions of the tumour. */
const FALSE_POSITIVES =
  /\b(?:1000genomes|banned|bodymap2|cacg|conjoing|cortex|cgp_healthy|distance1000bp|fragments|gtex|healthy|hpa|matched-normal|non_cancer_tissues|non_tumor_cells|paralogs|rrna|similar_reads|ucsc_fully_overlapping|ensembl_fully_overlapping|refseq_fully_overlapping)\b/i

/** What callers say of a candidate that they do not vouch for, by column. */
const DOUBTS: readonly (readonly [string, RegExp])[] = [
  ['confidence', /^low$/i],
  ['classification', /^(?:LowConfidence|PotentialRegularTranscript|PotentialReadThrough)$/i],
  ['fusion_description', FALSE_POSITIVES],
  ['reported', /^false$/i],
]

/** Tells whether the caller itself holds a row for doubtful; like lines of a VCF that did not pass. */
export function doubtReader(header: TableHeader): (cell: Cell) => boolean {
  const isLinx = header.names.includes('reportedtype')
  const columns = DOUBTS.map(([name, pattern]) => [columnOf(header, name), pattern] as const).filter(
    ([column]) => column >= 0 && (isLinx || header.names[column] !== 'reported'),
  )
  return (cell) => columns.some(([column, pattern]) => pattern.test(cell(column)))
}

/** Tells whether Arriba knows the order of a row's partners, or found them joined head to head. */
export function orientationReader(header: TableHeader): (cell: Cell) => 'ORDERED' | 'UNKNOWN' | 'OPPOSED' {
  const strands = [1, 2].map((side) => columnOf(header, `strand${side}(gene/fusion)`))
  const type = columnOf(header, 'type')
  const isArriba = strands.every((column) => column >= 0)
  return (cell) => {
    if (!isArriba) return 'ORDERED'
    if (/5'-5'|3'-3'/.test(cell(type))) return 'OPPOSED'
    return strands.some((column) => cell(column).endsWith('/.')) ? 'UNKNOWN' : 'ORDERED'
  }
}
