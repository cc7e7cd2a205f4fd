import { copyNumberAlteration } from '#domain/matching/sample/copy-number-result.ts'
import type { LineReading } from '#domain/matching/sample/line-reading.ts'
import { present } from '../file-entry.ts'
import type { FileEntry, FormatReader, ReaderOptions } from '../file-entry.ts'
import { fileError, quoted } from '../file-error.ts'
import { geneFinder, readingOfGenes, readWords } from '../file-gene.ts'
import type { FileGene } from '../file-gene.ts'
import { NO_SAMPLES } from './copy-number-columns.ts'
import type { CopyNumberColumns } from './copy-number-columns.ts'
import {
  copiesState,
  discreteState,
  driverState,
  isNoValue,
  isNumber,
  notAState,
} from './copy-number-value.ts'
import type { CopyNumber } from './copy-number-value.ts'
import { columnOf, GENE_COLUMNS, geneIdsReader, tableReader } from './table.ts'
import type { Cell, RowEntry, TableHeader } from './table.ts'

/** The alteration of a gene with a state. */
const readingOf = (found: FileGene, state: NonNullable<CopyNumber>, copies?: number): LineReading =>
  readingOfGenes([found], present([copyNumberAlteration(found.gene ?? '', state, copies)]))

/** Values of a matrix without any of two copies that are too many to be discrete ones. */
const TELLING_VALUES = 20

/** Counts values, as numbers of copies (2 is the usual one) can look like discrete values (2 is an amplification). */
function valueCounts() {
  let [all, unchanged] = [0, 0]
  return {
    add(value: string) {
      all += 1
      if (Number(value) <= 0) unchanged += 1
    },
    assertDiscrete() {
      if (all >= TELLING_VALUES && unchanged === 0)
        throw fileError(
          `None of its ${all} values is 0 or less: these look like numbers of copies, not like discrete values (-2 to 2, 0 for two copies). Give copies as a list with the columns gene and copy_number.`,
        )
    },
  }
}

/** Reads a discrete copy number matrix of cBioPortal: one gene a row, one sample a column. */
export function copyNumberMatrixReader(
  header: TableHeader,
  line: number,
  options: ReaderOptions,
): FormatReader {
  const genes = geneFinder(options.index.names)
  const gene = columnOf(header, ...GENE_COLUMNS)
  const idsOf = geneIdsReader(header, gene)
  const samples = header.labels.flatMap((sample, column) =>
    NO_SAMPLES.has(header.names[column] ?? '') || (options.sample !== null && sample !== options.sample)
      ? []
      : [{ column, sample }],
  )
  const counts = valueCounts()

  function read(cell: Cell, line: number): FileEntry[] {
    const symbol = cell(gene).split('|')[0] ?? ''
    let found: FileGene | null = null
    return samples.flatMap(({ column, sample }) => {
      const value = cell(column)
      if (isNoValue(value)) return []
      const state = discreteState(value, sample, line)
      counts.add(value)
      if (state === null) return []
      found ??= genes(symbol, idsOf(cell))
      const text = `${symbol || found.gene} ${state ? state[1].toLowerCase() : value}`
      const reading = state ? readingOf(found, state) : { ok: false as const, reason: notAState(value) }
      return [{ samples: [sample], line, text, reading }]
    })
  }

  const sampleNames = samples.map(({ sample }) => sample)
  const columns = [gene, ...samples.map(({ column }) => column)]
  const end = () => {
    counts.assertDiscrete()
    return []
  }
  return {
    ...tableReader(header, line, options, { format: 'COPY_NUMBER_MATRIX', columns, read, end }),
    samples: () => sampleNames,
  }
}

/** Words of PURPLE's driver catalogue that are no copy number; null where it does not say what a report would. */
const driverWords = (value: string) => (/^(?:GERMLINE_)?MUTATION$/i.test(value) ? 'mutation' : null)

/**
 * Reads a table with a gene and its number of copies, discrete value or state a row: lists, cBioPortal's long form,
 * CNVkit, PURPLE and PCGR.
 */
export function copyNumberListReader(
  header: TableHeader,
  line: number,
  at: CopyNumberColumns,
  options: ReaderOptions,
): FormatReader {
  const { names } = options.index
  const genes = geneFinder(names)
  const idsOf = geneIdsReader(header, at.gene)
  const stateColumn = header.labels[at.state] ?? ''

  function stateOf(cell: Cell, line: number): CopyNumber | undefined {
    const value = cell(at.state)
    if (at.vocabulary === 'PURPLE_DRIVER') return driverState(value)
    if (!at.isDiscrete && isNumber(value))
      throw fileError(
        `${quoted(value)} in the column ${quoted(stateColumn)} may be copies or a discrete value (GISTIC): name the column copy_number or cna.`,
        line,
      )
    const state = isNoValue(value) ? undefined : discreteState(value, stateColumn, line)
    // A word beside a number of copies must agree with it.
    if (state && !isNoValue(cell(at.copies)) && /[a-z]/i.test(value)) return undefined
    if (!isNoValue(value)) return state
    return copiesState(cell(at.copies), cell(at.highestCopies), header.labels[at.copies] ?? '', line)
  }

  /** The copies that a row gives; undefined for another state, and where they differ within the gene. */
  function copiesOf(cell: Cell): number | undefined {
    const isOneNumber = isNoValue(cell(at.state)) && isNoValue(cell(at.highestCopies))
    return isOneNumber ? Math.max(Number(cell(at.copies).replace(',', '.')), 0) : undefined
  }

  /** The reading of a state in words. */
  function wordsOf(symbol: string, found: FileGene, cell: Cell): LineReading {
    const value = isNoValue(cell(at.state)) ? cell(at.copies) : cell(at.state)
    if (at.vocabulary === 'PURPLE_DRIVER') {
      const words = driverWords(value)
      if (words) return readWords(symbol, found, words, names)
      return { ok: false, reason: `The driver ${value} does not say what was found in ${symbol}.` }
    }
    const copies = value === cell(at.copies) || isNoValue(cell(at.copies)) ? '' : ` (CN ${cell(at.copies)})`
    const words = discreteState(value, stateColumn, 0)?.[1].toLowerCase() ?? value.replaceAll('_', ' ')
    const reading = readWords(symbol, found, words + copies, names)
    const isAnyAlteration = /^alteration$/i.test(stateColumn)
    return reading.ok || reading.choices || found.contradiction || isAnyAlteration
      ? reading
      : { ok: false, reason: notAState(value) }
  }

  function read(cell: Cell, line: number): RowEntry[] {
    if ([at.state, at.copies].every((column) => isNoValue(cell(column)))) return []
    const state = stateOf(cell, line)
    if (state === null) return []
    // CNVkit has all genes of a segment in one cell.
    const symbols = (cell(at.gene).split('|')[0] ?? '').split(',').map((one) => one.trim())
    return symbols.flatMap((symbol) => {
      if (/^(?:-|\.|Antitarget|Background|CGH)$/i.test(symbol)) return []
      const found = genes(symbol, symbols.length > 1 ? [] : idsOf(cell))
      if (found.gene === null) return []
      const text = `${symbol || found.gene} ${[cell(at.state), cell(at.copies)].filter(Boolean).join(' ')}`
      const reading = state
        ? readingOf(found, state, copiesOf(cell))
        : wordsOf(symbol || found.gene, found, cell)
      return [{ text, reading }]
    })
  }

  return tableReader(header, line, options, {
    format: /^alteration$/i.test(stateColumn) ? 'VARIANTS' : 'COPY_NUMBER',
    columns: [at.gene, at.copies, at.highestCopies, at.state],
    read,
  })
}
