import { copyNumberAlteration } from '#domain/matching/sample/copy-number-result.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import { nothingLeftOut, present } from './file-entry.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { geneFinder, readingOfGenes, readWords } from './file-gene.ts'
import type { GeneFinder } from './file-gene.ts'
import { fusionReader } from './tables/fusion.ts'
import { columnOf, tableHeader, tableReader } from './tables/table.ts'
import type { Cell, RowEntry, TableHeader } from './tables/table.ts'
import { variantReader } from './tables/variants.ts'

/** Checks whether a line begins a CombinedVariantOutput of TruSight Oncology 500. */
export const isTso500 = (text: string): boolean =>
  /^(?:TruSight Oncology 500|DRAGEN TruSight|TSO ?500)\b.*Combined Variant Output|^\[(?:Analysis Details|Sequencing Run Details)\]/i.test(
    text,
  )

/** Sections without findings. */
const NO_FINDINGS = /details|metrics|quality|qc|coverage/i

/** What the splice variants of the panel are called in reports, by gene and exons. */
const SPLICE_WORDS: readonly (readonly [string, RegExp, string])[] = [
  ['MET', /^14$/, 'exon 14 skipping'],
  ['EGFR', /^2(?:-7|[;,] ?3[;,] ?4[;,] ?5[;,] ?6[;,] ?7)$/, 'vIII'],
  ['AR', /ce3/i, 'V7'],
]

/** Reads one section with a table. */
type SectionReader = (header: TableHeader, line: number, options: ReaderOptions) => FormatReader

/** A section of which each row is about one gene. */
function geneRows(
  read: (gene: ReturnType<GeneFinder>, symbol: string, cell: (name: string) => string) => LineReading,
): SectionReader {
  return (header, line, options) => {
    const genes = geneFinder(options.index.names)
    const gene = columnOf(header, 'gene')
    const rows = (cell: Cell): RowEntry[] => {
      const symbol = cell(gene)
      const reading = read(genes(symbol), symbol, (name) => cell(columnOf(header, name)))
      return [{ text: header.labels.map((_, column) => cell(column)).join(' '), reading }]
    }
    return tableReader(header, line, options, { format: 'TSO500', columns: [gene], read: rows })
  }
}

const copyNumbers = geneRows((found, symbol, cell) => {
  const kind = cell('copy_number_variant').toUpperCase()
  if (kind === '<DEL>')
    return readingOfGenes([found], present([copyNumberAlteration(found.gene ?? symbol, ['LOSS', 'LOSS'])]))
  const state = kind === '<DUP>' || kind === '' ? (['AMPLIFICATION', 'AMPLIFICATION'] as const) : null
  return state
    ? readingOfGenes([found], present([copyNumberAlteration(found.gene ?? symbol, state)]))
    : { ok: false, reason: `${kind} is not a kind of copy number variant; <DUP> and <DEL> are.` }
})

const spliceVariants = (names: ReaderOptions['index']['names']) =>
  geneRows((found, symbol, cell) => {
    const exons = cell('affected_exon(s)') || cell('affected_exons')
    const words = SPLICE_WORDS.find(([gene, pattern]) => gene === found.gene && pattern.test(exons))?.[2]
    return words
      ? readWords(symbol, found, words, names)
      : {
          ok: false,
          reason: `The splice variant of ${symbol} with the exons ${exons} has no name that is known here: write what it is called.`,
        }
  })

/** The reader of a section; null for sections that are not read. */
function sectionReader(section: string, { index }: ReaderOptions): SectionReader | null {
  if (/^small variants$/i.test(section)) return variantReader
  if (/^(?:gene amplifications|copy number variants)$/i.test(section)) return copyNumbers
  if (/^(?:dna |rna )?fusions$/i.test(section)) return fusionReader
  return /^splice variants$/i.test(section) ? spliceVariants(index.names) : null
}

/** The reading of a biomarker's value; null for values that are no result. */
function biomarkerReading(
  section: string,
  name: string,
  value: string,
  { index }: ReaderOptions,
): LineReading | null {
  if (!/\d/.test(value)) return null
  if (/^TMB$/i.test(section) && /^total tmb$/i.test(name))
    return parseAlterationLine(`TMB ${value} mut/Mb`, index.names)
  if (/^MSI$/i.test(section) && /^percent unstable/i.test(name))
    return {
      ok: false,
      reason: `${value} % of the MSI sites are unstable; the limit is the laboratory's: write MSI high or MSS.`,
    }
  if (/^GIS$/i.test(section) && /score/i.test(name))
    return {
      ok: false,
      reason: `The genomic instability score is ${value}; the limit is the laboratory's: write HRD positive or HRD negative.`,
    }
  return null
}

/** Reads a CombinedVariantOutput of TruSight Oncology 500: sections, each with a table or with values. */
export function tso500Reader(options: ReaderOptions): FormatReader {
  const leftOut = nothingLeftOut()
  const warnings: string[] = []
  let section = ''
  let makeReader: SectionReader | null = null
  let rows: FormatReader | null = null
  let isEmpty = false
  let hasColumns = false

  function begin(name: string): void {
    section = name
    makeReader = sectionReader(section, options)
    rows = null
    isEmpty = false
    hasColumns = false
  }

  function read(text: string, line: number): readonly FileEntry[] {
    const name = /^\[([^\]]+)\]/.exec(text)?.[1]?.trim()
    if (name !== undefined) {
      begin(name)
      return []
    }
    if (section === '' || text.trim() === '' || NO_FINDINGS.test(section)) return []
    const [first = '', second = ''] = text.split('\t').map((one) => one.trim())
    if (/^(?:TMB|MSI|GIS)$/i.test(section)) {
      const reading = biomarkerReading(section, first, second, options)
      return reading ? [{ samples: [null], line, text: `${first} ${second}`, reading }] : []
    }
    if (/^NA$/i.test(first) || isEmpty) {
      isEmpty = true
      return []
    }
    if (!makeReader) {
      // Its first line names the columns; genes without a finding have NA.
      if (hasColumns && !/^(?:NA)?$/i.test(second)) {
        warnings.push(`The section “${section}” was not read.`)
        isEmpty = true
      }
      hasColumns = true
      return []
    }
    if (rows) return rows.read(text, line)
    const header = tableHeader(text.replace(/\t+$/, ''))
    if (header) {
      rows = makeReader(header, line, { ...options, sample: null })
      Object.assign(rows, { leftOut })
    }
    return []
  }

  return { format: 'TSO500', read, end: () => [], build: () => options.build, leftOut, warnings }
}
