import { lookupTable } from '#domain/lookup-table.ts'
import { splitQuoted } from '#server/files/tsv/quoting.ts'
import type { FileEntry, FileFormat, FormatReader, ReaderOptions } from '../file-entry.ts'
import { nothingLeftOut } from '../file-entry.ts'
import { fileError, quoted } from '../file-error.ts'
import { rowResultReader, withResult } from './row-result.ts'

const named = (name: string, ...others: readonly string[]) =>
  Object.fromEntries(others.map((one) => [one, name]))

/** Header of a table: names of the columns in lower case, `_` for spaces, dots and hyphens. */
export interface TableHeader {
  separator: string
  names: readonly string[]
  /** As they are written. */
  labels: readonly string[]
}

/** The sign between columns: a tab, else the more frequent of comma and semicolon. */
function separatorOf(text: string): string | null {
  if (text.includes('\t')) return '\t'
  const [commas, semicolons] = [',', ';'].map((sign) => text.split(sign).length - 1)
  if (!commas && !semicolons) return null
  return (semicolons ?? 0) > (commas ?? 0) ? ';' : ','
}

/** The cells of a row; cells may be quoted as in CSV. */
const cellsOf = (text: string, separator: string): string[] =>
  text.includes('"') ? splitQuoted(text, separator).cells : text.split(separator)

/** Names of columns in the languages of laboratories. */
const IN_ENGLISH: Readonly<Record<string, string>> = lookupTable({
  ...named('gene', 'gen', 'gène', 'gen_symbol', 'symbole', 'genes_symbol', 'simbolo', 'símbolo'),
  ...named('variant', 'variante', 'variantes', 'varianti', 'veränderung', 'alteración', 'altération'),
  ...named('mutation', 'mutación', 'mutazione', 'mutatie', 'mutação'),
  ...named(
    'protein_change',
    'aminosäureaustausch',
    'aminosäure',
    'proteinveränderung',
    'changement_protéique',
    'protéine',
    'cambio_proteico',
    'proteína',
    'proteina',
  ),
  ...named(
    'vaf',
    'allelfrequenz',
    'allelfraktion',
    'fréquence_allélique',
    'frecuencia_alélica',
    'frequenza_allelica',
  ),
  ...named(
    'result',
    'ergebnis',
    'befund',
    'résultat',
    'resultat',
    'resultado',
    'risultato',
    'uitslag',
    'resultaat',
  ),
  ...named('sample', 'probe', 'échantillon', 'muestra', 'campione'),
})

/** Name of a column as readers look it up: `Gene.refGene` is `gene_refgene`, SnpSift's `ANN[*].GENE` is `gene`. */
const columnName = (label: string): string =>
  label
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s.-]+/g, '_')
    .replace(/^#_?|_$/g, '')
    .replace(/^(?:ann|eff)\[[*\d]+\]_/, '')

/** Names of columns in English, where the table has not that column, too. */
const inEnglish = (names: readonly string[]): string[] =>
  names.map((name) => {
    const english = IN_ENGLISH[name]
    return english && !names.includes(english) ? english : name
  })

/** The columns that a line names; null where it has but one. */
export function tableHeader(text: string): TableHeader | null {
  const separator = separatorOf(text)
  if (!separator) return null
  const labels = cellsOf(text.replace(/^#+\s*/, ''), separator).map((label) => label.trim())
  return { separator, labels, names: inEnglish(labels.map(columnName)) }
}

/** Position of the first of some columns that the table has; -1 when it has none of them. */
export const columnOf = ({ names }: Pick<TableHeader, 'names'>, ...aliases: readonly string[]): number =>
  names.indexOf(aliases.find((name) => name !== '' && names.includes(name)) ?? '\0')

/** One row of a table: the text of a cell by its column, empty for what is not there. */
export type Cell = (column: number) => string

/** Reader that makes entries of the rows of a table. */
export interface TableRows {
  format: FileFormat
  /** Columns that are read; none may be there twice, those that are not there are -1. */
  columns: readonly number[]
  /** The entries of a row, without their sample and line. */
  read(cell: Cell, line: number): readonly RowEntry[]
  build?: FormatReader['build']
  end?: FormatReader['end']
  leftOut?: FormatReader['leftOut']
  warnings?: string[]
}

/** One alteration of a row. */
export type RowEntry = Pick<FileEntry, 'text' | 'reading'>

/** Names of the sample column. */
export const SAMPLE_COLUMNS = [
  'tumor_sample_barcode',
  'tumour_sample_barcode',
  'sample_id',
  'sample',
  'sample_name',
  'sampleid',
  'samplename',
  'tumor_sample',
  'tumor_sample_id',
]

/** Columns of the disease of a sample, the more exact first. */
const DISEASE_COLUMNS = ['oncotree_code', 'cancer_type_detailed', 'cancer_type']

/** Genes of tables. */
export const GENE_COLUMNS = [
  'hugo_symbol',
  'gene',
  'gene_symbol',
  'symbol',
  'gene_name',
  'genesymbol',
  'genename',
  'genes',
  'hgnc_symbol',
  'approved_symbol',
]

/** Ids of genes: of Entrez, Ensembl and HGNC. */
export const GENE_ID_COLUMNS = [
  'entrez_gene_id',
  'entrezgene',
  'entrez_id',
  'entrezid',
  'hgnc_id',
  'ensembl_gene_id',
  'ensembl_id',
  'ensg',
  'gene_id',
  'geneid',
]

/** Columns of ids of the row's gene; `Gene` holds Ensembl's id in the MAF of VEP, where `Hugo_Symbol` is the symbol. */
export function geneIdsReader(header: TableHeader, geneColumn: number): (cell: Cell) => string[] {
  const gene = columnOf(header, 'gene')
  const columns = GENE_ID_COLUMNS.map((name) => [name, columnOf(header, name)] as const).filter(
    ([, column]) => column >= 0,
  )
  return (cell) => [
    ...(gene >= 0 && gene !== geneColumn ? [cell(gene)] : []),
    ...columns.map(([name, column]) =>
      name === 'hgnc_id' ? `HGNC:${cell(column).replace(/^HGNC:/i, '')}` : cell(column),
    ),
  ]
}

function assertDistinctColumns({ names }: TableHeader, columns: readonly number[], line: number): void {
  const places = new Map<string, number>()
  for (const [at, name] of names.entries()) places.set(name, places.has(name) ? -1 : at)
  const repeated = columns.map((column) => names[column]).find((name) => places.get(name ?? '') === -1)
  if (repeated !== undefined) throw fileError(`the column ${quoted(repeated)} is there twice.`, line)
}

/** Formats of which every row may be in words; others are read by their columns. */
const IN_WORDS: readonly FileFormat[] = ['VARIANTS', 'COPY_NUMBER', 'STATES']
/** Formats whose rows may say in other columns whether what they name was found. */
const WITH_RESULTS: readonly FileFormat[] = ['MAF', 'VARIANTS', 'FUSIONS', 'COPY_NUMBER']
/** Rows after which a table must have been understood in part. */
const TELLING_ROWS = 200

/** Counts the rows that are understood: a table of something else is refused as a whole, not row by row. */
function understoodRows(format: FileFormat, { labels }: TableHeader, columns: readonly number[]) {
  const counts = { understood: 0, notUnderstood: 0 }
  const names = columns.map((column) => quoted(labels[column] ?? '')).join(', ')
  return ({ reading }: RowEntry): void => {
    counts[reading.ok ? 'understood' : 'notUnderstood'] += 1
    const { understood, notUnderstood } = counts
    if (reading.ok || !IN_WORDS.includes(format)) return
    if (notUnderstood < TELLING_ROWS || understood * 10 > notUnderstood) return
    throw fileError(
      `the table is no list of alterations: of its first ${understood + notUnderstood}, ${understood} were understood in the columns ${names}. ${reading.reason}`,
    )
  }
}

/** Reads the rows below a header. @throws ClientError when a column that counts is there twice */
export function tableReader(
  header: TableHeader,
  headerLine: number,
  { sample: chosen, includeFiltered }: Pick<ReaderOptions, 'sample' | 'includeFiltered'>,
  rows: TableRows,
): FormatReader {
  const sampleColumn = columnOf(header, ...SAMPLE_COLUMNS)
  const diseaseColumns = DISEASE_COLUMNS.map((name) => columnOf(header, name)).filter((column) => column >= 0)
  const columns = [...rows.columns, sampleColumn].filter((column) => column >= 0)
  assertDistinctColumns(header, columns, headerLine)
  const last = columns.reduce((most, column) => Math.max(most, column), -1)
  const samples = new Set<string>()
  // Read after each line: not copied each time.
  const sampleNames: string[] = []
  const leftOut = rows.leftOut ?? nothingLeftOut()
  const resultOf = WITH_RESULTS.includes(rows.format) ? rowResultReader(header.names, rows.columns) : null
  const count = understoodRows(rows.format, header, columns)
  const diseases = new Map<string | null, Set<string>>()

  function noteDisease(cell: Cell, sample: string | null): void {
    const disease = diseaseColumns.map(cell).find((text) => text !== '' && !/^(?:NA|unknown)$/i.test(text))
    if (!disease) return
    const there = diseases.get(sample) ?? new Set<string>()
    if (there.size < 3) diseases.set(sample, there.add(disease))
  }

  return {
    format: rows.format,
    read(text, line) {
      if (text.trim() === '' || text.startsWith('#')) return []
      const cells = cellsOf(text, header.separator)
      const cell = (column: number) => cells[column]?.trim() ?? ''
      if (cells.length <= 1 && last > 0) {
        const reason = `The header has ${header.names.length} columns, this line ${cells.length}.`
        return [{ samples: [null], line, text: text.slice(0, 200), reading: { ok: false, reason } }]
      }
      const sample = cell(sampleColumn) || null
      if (chosen !== null && sampleColumn >= 0 && sample !== chosen) return []
      if (sample !== null && samples.size < samples.add(sample).size) sampleNames.push(sample)
      noteDisease(cell, sample)
      const result = resultOf?.(cell) ?? { kind: 'FOUND' }
      if (result.kind === 'FILTERED' && !includeFiltered) {
        leftOut.filtered += 1
        return []
      }
      if (result.kind === 'NOT_CARRIED') {
        leftOut.notCarried += 1
        return []
      }
      const entries = rows
        .read(cell, line)
        .map((entry) => ({ ...entry, reading: withResult(entry.reading, result) }))
      entries.forEach(count)
      return entries.map((entry) => ({ samples: [sample], line, ...entry }))
    },
    end: rows.end ?? (() => []),
    build: rows.build ?? (() => null),
    samples: () => sampleNames,
    diseases: () => diseases,
    leftOut,
    warnings: rows.warnings ?? [],
  }
}
