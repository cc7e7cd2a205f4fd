import { fileError, quoted } from './file-error.ts'
import { tableHeader } from './tables/table.ts'
import type { TableHeader } from './tables/table.ts'

const READ =
  'read are VCF, MAF, tables with a gene and a change a row, copy number, fusions, states, ANNOVAR, CombinedVariantOutput of TSO 500, FoundationOne XML, JSON, FHIR, Phenopackets, and lines such as “BRAF V600E”'

/** Files that are recognised by their first line and not read, with what to give instead. */
const FIRST_LINES: readonly (readonly [RegExp, string])[] = [
  [/^##gff-version/i, 'GFF, which describes genes and not a tumour'],
  [/^#1\.[23]\s*$/, 'GCT, a table of expression: give what is over- or underexpressed as words'],
  [
    /^## ENSEMBL VARIANT EFFECT PREDICTOR|^#Uploaded_variation\t/,
    "VEP's own text output: run VEP with --vcf",
  ],
  [/^>\S/, 'FASTA, a sequence: call its variants first'],
  [/^@(?:HD|SQ|RG|PG)\t/, 'SAM: call its variants first'],
  [/^@\S+(?: |$)/, 'FASTQ, reads of a sequencer: call their variants first'],
  [/^(?:track|browser)\s/, 'a track of a genome browser, which describes positions and not alterations'],
  [
    /^#?(?:Patient Identifier|PATIENT_ID)\t/i,
    "cBioPortal's clinical data: give the file of mutations, copy number or structural variants",
  ],
  [/^\{\\rtf/, 'RTF: save it as text, or give the alterations one a line'],
  [/^(?:MSH|FHS|BHS)\|/, 'an HL7 version 2 message: give its alterations one a line'],
  [/^N_unmapped\t/, 'counts of STAR, a table of expression'],
  [/^MThd|^%!PS/, 'no text'],
]

/** Tables that are recognised by their columns and not read: all of the names must be there. */
const TABLES: readonly (readonly [readonly (string | RegExp)[], string])[] = [
  [
    [/^(?:geneid|gene_id)$/, 'chr', 'start', 'end', 'strand', 'length'],
    'counts of featureCounts, a table of expression',
  ],
  [['name', 'length', /^effectivelength$/, 'tpm'], 'TPM of Salmon, a table of expression'],
  [
    [/^(?:gene_id|transcript_id)$/, 'effective_length', 'expected_count'],
    'counts of RSEM, a table of expression',
  ],
  [['target_id', 'est_counts'], 'counts of kallisto, a table of expression'],
  [
    [/^log2foldchange$|^logfc$/, /^p(?:value|adj|_value)$|^fdr$/],
    'a comparison of expression between groups, not of one tumour',
  ],
  [
    [/^(?:id|sample)$/, 'chrom', /^loc_start$/, /^seg_mean$/],
    'segments (SEG), which name no genes: annotate them with genes',
  ],
  [
    ['nmajor', 'nminor'],
    'segments of copies, which name no genes: give PCGR’s table of genes (cna_gene_ann)',
  ],
  [['chromosome', 'start', 'end', 'gene', 'log2'], 'log ratios of CNVkit without copies: run cnvkit.py call'],
  [
    [/^(?:chrom|chr|chromosome)$/, 'start', 'end', 'tcn_em'],
    'segments of FACETS, which name no genes: annotate them with genes',
  ],
  [
    [/^(?:chrom|chr|chromosome)$/, /^startpos$/, /^endpos$/],
    'segments of ASCAT, which name no genes: annotate them with genes',
  ],
  [['chrom1', 'start1', 'end1', 'chrom2'], 'BEDPE, which names no genes: give fusions by their genes'],
  [[/^svid$|^clusterid$/], 'breakends or clusters of LINX: give its table of fusions (linx.fusion.tsv)'],
  [
    ['sample_id', 'oncotree_code'],
    'clinical data of samples: give the file of mutations, copy number or structural variants',
  ],
  [
    [/^patient_id$/],
    'clinical data of patients: give the file of mutations, copy number or structural variants',
  ],
  [
    [
      /^(?:gene|hugo_symbol|symbol|gene_name)$/,
      /^(?:tpm|fpkm|rpkm|cpm|counts?|raw_counts?|reads?|read_count|rsem|expected_count|normalized_counts?|z_?score)$/,
    ],
    'a table of expression: give what is over- or underexpressed as words (columns gene and state)',
  ],
  [
    [
      /^(?:gene|hugo_symbol|symbol|gene_name|region)$/,
      /^(?:depth|mean_depth|coverage|mean_coverage|average_coverage|pct_above_\d+x?|read_depth)$/,
    ],
    'read depths, which say nothing of alterations',
  ],
  [
    [
      /^(?:gene|hugo_symbol|symbol|gene_name)$/,
      /^(?:log2|log2_ratio|logr|log_ratio|ratio|fold_change|seg_mean|segment_mean)$/,
    ],
    'ratios of copies, whose limits depend on the assay: give copies (gene, copy_number) or words (gene, alteration)',
  ],
]

/** Names of columns of a table, as an error lists them. */
function columnsText({ labels }: TableHeader): string {
  const shown = labels.slice(0, 12).map((label) => quoted(label))
  return `${shown.join(', ')}${labels.length > shown.length ? ` and ${labels.length - shown.length} more` : ''}`
}

/** Name of a table that is not read; null where its columns do not tell. */
export function unreadTable(header: TableHeader): string | null {
  const isThere = (name: string | RegExp) =>
    header.names.some((one) => (typeof name === 'string' ? one === name : name.test(one)))
  return TABLES.find(([names]) => names.every(isThere))?.[1] ?? null
}

/** @throws ClientError for a file whose first line says that it is of a format that is not read */
export function assertIsReadFormat(text: string, line: number): void {
  const what = FIRST_LINES.find(([pattern]) => pattern.test(text))?.[1]
  if (what) throw fileError(`the file is ${what}.`, line)
}

/** The error of a table that is not read. */
export const unreadTableError = (header: TableHeader, line: number, what: string | null) =>
  fileError(
    what
      ? `the file is ${what}. Its columns are ${columnsText(header)}.`
      : `the file is a table with the columns ${columnsText(header)}, of which none or too few are known; ${READ}.`,
    line,
  )

/** Lines after which a list must have been understood in part. */
const TELLING_LINES = 50

/** Counts of what was read of a list so far. */
export interface ListCounts {
  /** The line with the names of the columns, if it is a table. */
  header: string
  firstLine: number
  understood: number
  notUnderstood: number
  /** Lines with as many columns as the header. */
  rows: number
}

/**
 * Checks whether lines are a list of alterations: a table or a text is named as a whole, not line by line.
 * @throws ClientError
 */
export function assertIsList(counts: ListCounts, isEnd: boolean): void {
  const { header, firstLine, understood, notUnderstood, rows } = counts
  const isTelling = notUnderstood >= TELLING_LINES && understood * 10 <= notUnderstood
  const isTableAtEnd = isEnd && understood === 0 && notUnderstood > 1
  if (!isTelling && !isTableAtEnd) return
  const table = rows === understood + notUnderstood ? tableHeader(header) : null
  if (table) throw unreadTableError(table, firstLine, unreadTable(table))
  if (isTelling)
    throw fileError(
      `The file is no list of alterations: of its first ${understood + notUnderstood} lines, ${understood} were understood, and it begins with ${quoted(header.trim())}; ${READ}.`,
    )
}
