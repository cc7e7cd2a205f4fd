import { columnOf, GENE_COLUMNS, GENE_ID_COLUMNS, SAMPLE_COLUMNS } from './table.ts'
import type { TableHeader } from './table.ts'

/** Columns of numbers of copies. */
const COPIES_COLUMNS = [
  'copy_number',
  'copies',
  'cn',
  'total_cn',
  'tumor_copy_number',
  'tumour_copy_number',
  'copynumber',
  'total_copy_number',
  'total_copies',
  'tumor_cn',
  'tumour_cn',
  'gene_copy_number',
  'absolute_copy_number',
  'absolute_cn',
  'cn_total',
  'tcn',
  'gcn',
  'copy_num',
  'number_of_copies',
]
/** Columns of words or of discrete values (GISTIC). */
const DISCRETE_COLUMNS = ['copy_number_alteration', 'cna', 'gistic', 'gistic_value', 'alteration']
/** Columns of words; numbers in them may be copies or discrete values. */
const WORD_COLUMNS = [
  'cnv',
  'cna_status',
  'copy_number_status',
  'cn_state',
  'cnv_type',
  'cna_type',
  'copy_number_type',
  'copy_number_event',
  'copy_number_call',
]

/** Columns of a table of copy number, one gene a row. */
export interface CopyNumberColumns {
  gene: number
  /** Number of copies, of the whole gene where the table has the lowest and the highest. */
  copies: number
  highestCopies: number
  /** Words or discrete values. */
  state: number
  /** Whether numbers in `state` are discrete values; else they may be copies, too. */
  isDiscrete: boolean
  /** Values are of a fixed vocabulary of a program. */
  vocabulary: 'PURPLE_DRIVER' | 'PCGR' | null
}

const has = ({ names }: TableHeader, ...all: readonly string[]) => all.every((name) => names.includes(name))

/** The columns of a table that has a gene and its copies or state a row; null for other tables. */
export function copyNumberColumns(header: TableHeader): CopyNumberColumns | null {
  const ids = columnOf(header, ...GENE_ID_COLUMNS)
  const gene = columnOf(header, ...GENE_COLUMNS)
  const columns: CopyNumberColumns = {
    gene,
    copies: columnOf(header, ...COPIES_COLUMNS),
    highestCopies: -1,
    state: columnOf(header, ...DISCRETE_COLUMNS, ...WORD_COLUMNS),
    isDiscrete: true,
    vocabulary: null,
  }
  if (gene < 0 && ids < 0) return null
  if (has(header, 'driver', 'category'))
    return { ...columns, copies: -1, state: columnOf(header, 'driver'), vocabulary: 'PURPLE_DRIVER' }
  if (has(header, 'mincopynumber', 'maxcopynumber'))
    return {
      ...columns,
      copies: columnOf(header, 'mincopynumber'),
      highestCopies: columnOf(header, 'maxcopynumber'),
      state: -1,
    }
  if (has(header, 'cn_major', 'cn_minor', 'variant_class'))
    return { ...columns, copies: -1, state: columnOf(header, 'variant_class'), vocabulary: 'PCGR' }
  const long = columnOf(header, ...SAMPLE_COLUMNS) >= 0 ? columnOf(header, 'value') : -1
  const state = columns.state >= 0 ? columns.state : long
  const isDiscrete = !WORD_COLUMNS.includes(header.names[state] ?? '')
  return columns.copies >= 0 || state >= 0 ? { ...columns, state, isDiscrete } : null
}

/** Columns of a matrix that are no samples. */
export const NO_SAMPLES: ReadonlySet<string> = new Set([
  ...GENE_COLUMNS,
  ...GENE_ID_COLUMNS,
  'locus_id',
  'cytoband',
  'composite_element_ref',
])

/** Checks whether a table is cBioPortal's matrix: genes down, samples across. */
export const isCopyNumberMatrix = (header: TableHeader): boolean =>
  ['hugo_symbol', 'gene_symbol', 'entrez_gene_id'].includes(header.names[0] ?? '') &&
  header.names.some((name) => !NO_SAMPLES.has(name)) &&
  columnOf(header, ...SAMPLE_COLUMNS) < 0
