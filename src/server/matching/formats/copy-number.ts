import { copyNumberAlteration } from '#domain/matching/sample/copy-number-result.ts'
import type { CopyNumberState } from '#domain/matching/predicate.ts'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import { featureFinder } from './feature-name.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { isChosen, present } from './file-entry.ts'
import { quoted } from './file-error.ts'
import { columnOf, SAMPLE_COLUMNS, tableReader } from './table.ts'
import type { Cell, TableHeader } from './table.ts'

/** States by the values of cBioPortal's discrete copy number data and the words of its OncoPrint; null: two copies. */
const STATES: Readonly<Record<string, readonly [CopyNumberState, string] | null>> = lookupTable({
  '-2': ['DEEP_DELETION', 'DEEP DELETION'],
  '-1.5': ['LOSS', 'LOSS'],
  '-1': ['LOSS', 'LOSS'],
  '0': null,
  '1': ['LOW_LEVEL_GAIN', 'LOW-LEVEL GAIN'],
  '2': ['AMPLIFICATION', 'AMPLIFICATION'],
  HOMDEL: ['DEEP_DELETION', 'DEEP DELETION'],
  HETLOSS: ['LOSS', 'LOSS'],
  AMP: ['AMPLIFICATION', 'AMPLIFICATION'],
  DIPLOID: null,
})

const NO_VALUE = /^(?:NA|NAN|\.|)$/i

const notAState = (value: string) =>
  `${quoted(value)} is not a copy number; accepted are -2, -1, 0, 1, 2 and words such as amplification, gain, loss and deep deletion.`

/** Genes of tables of copy number by column. */
const GENE_COLUMNS = ['hugo_symbol', 'gene', 'gene_symbol', 'symbol', 'entrez_gene_id']
/** Columns of a matrix that are no samples. */
const NO_SAMPLES = new Set([...GENE_COLUMNS, 'locus_id', 'cytoband', 'composite_element_ref'])
const STATE_COLUMNS = ['alteration', 'copy_number', 'copy_number_alteration', 'cna', 'cnv']

/** Checks whether a table has one gene, its state and perhaps its sample a row. */
export const isCopyNumberList = (header: TableHeader): boolean =>
  columnOf(header, ...GENE_COLUMNS) >= 0 && columnOf(header, ...STATE_COLUMNS) >= 0

/** Checks whether a table is cBioPortal's matrix: genes down, samples across. */
export const isCopyNumberMatrix = (header: TableHeader): boolean =>
  ['hugo_symbol', 'gene_symbol'].includes(header.names[0] ?? '') &&
  header.names.length > 1 &&
  header.names.some((name) => !NO_SAMPLES.has(name))

/** Reads a discrete copy number matrix of cBioPortal: one gene a row, one sample a column. */
export function copyNumberMatrixReader(
  header: TableHeader,
  line: number,
  options: ReaderOptions,
  sampleNames: readonly string[],
): FormatReader {
  const feature = featureFinder(options.index.names)
  const gene = columnOf(header, ...GENE_COLUMNS)
  const samples = header.names.flatMap((name, column) => {
    const sample = sampleNames[column]?.trim() ?? ''
    return NO_SAMPLES.has(name) || !isChosen(options, column, sample) ? [] : [{ column, sample }]
  })

  function read(cell: Cell, line: number): FileEntry[] {
    const symbol = cell(gene).split('|')[0] ?? ''
    const name = feature(symbol) ?? symbol.toUpperCase()
    return samples.flatMap(({ column, sample }) => {
      const value = cell(column).replace(/\.0+$/, '')
      const state = STATES[value]
      if (state === null || NO_VALUE.test(value)) return []
      const text = `${symbol} ${state ? state[1].toLowerCase() : value}`
      const reading = state
        ? present([copyNumberAlteration(name, state)])
        : { ok: false as const, reason: notAState(value) }
      return [{ samples: [sample], line, text, reading }]
    })
  }

  const chosenNames = samples.map(({ sample }) => sample)
  const columns = [gene, ...samples.map(({ column }) => column)]
  return {
    ...tableReader(header, line, { format: 'COPY_NUMBER_MATRIX', columns, read }),
    samples: () => chosenNames,
  }
}

/** Reads a table with the columns gene and alteration, and perhaps sample. */
export function copyNumberListReader(
  header: TableHeader,
  line: number,
  options: ReaderOptions,
): FormatReader {
  const [gene, state] = [columnOf(header, ...GENE_COLUMNS), columnOf(header, ...STATE_COLUMNS)]
  const sampleColumn = columnOf(header, ...SAMPLE_COLUMNS)
  const feature = featureFinder(options.index.names)

  function read(cell: Cell, line: number): FileEntry[] {
    const sample = cell(sampleColumn) || null
    if (!isChosen(options, sampleColumn, sample)) return []
    const [symbol, value] = [cell(gene), cell(state)]
    const stateName = STATES[value.toUpperCase().replace(/\.0+$/, '')]
    if (stateName === null || NO_VALUE.test(value)) return []
    const text = `${symbol} ${value}`
    if (stateName) {
      const name = feature(symbol) ?? symbol.toUpperCase()
      return [{ samples: [sample], line, text, reading: present([copyNumberAlteration(name, stateName)]) }]
    }
    const reading = parseAlterationLine(text, options.index.names)
    return [
      {
        samples: [sample],
        line,
        text,
        reading: reading.ok ? reading : { ok: false, reason: notAState(value) },
      },
    ]
  }

  const columns = [gene, state, sampleColumn].filter((column) => column >= 0)
  return tableReader(header, line, { format: 'COPY_NUMBER', columns, read })
}
