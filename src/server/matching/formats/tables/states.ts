import { lookupTable } from '#domain/lookup-table.ts'
import type { FormatReader, ReaderOptions } from '../file-entry.ts'
import { fileError, quoted } from '../file-error.ts'
import { geneFinder, readWords } from '../file-gene.ts'
import { columnOf, GENE_COLUMNS, geneIdsReader, tableReader } from './table.ts'
import type { Cell, RowEntry, TableHeader } from './table.ts'

const FEATURES = [...GENE_COLUMNS, 'factor', 'feature', 'biomarker']
const STATES = ['state', 'status', 'result', 'expression', 'methylation']

/** Checks whether a table has the columns gene or factor, and state. */
export const isStateTable = (header: TableHeader): boolean =>
  columnOf(header, ...FEATURES) >= 0 && columnOf(header, ...STATES) >= 0

/** The words of a knowledgebase for those that tables have in a column about one thing. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = lookupTable({
  expression: {
    over: 'overexpression',
    high: 'overexpression',
    up: 'overexpression',
    low: 'underexpression',
  },
  methylation: { hyper: 'hypermethylation', hypo: 'hypomethylation', methylated: 'methylation' },
  any: {
    over: 'overexpression',
    overexpressed: 'overexpression',
    under: 'underexpression',
    underexpressed: 'underexpression',
    hypermethylated: 'hypermethylation',
    hypomethylated: 'hypomethylation',
    methylated: 'methylation',
  },
})

/** Reads expression, methylation and factors: `CD274, overexpression`, `MSI, High`. */
export function stateReader(header: TableHeader, line: number, options: ReaderOptions): FormatReader {
  const [feature, state] = [columnOf(header, ...FEATURES), columnOf(header, ...STATES)]
  const column = header.names[state] ?? ''
  const words = lookupTable({ ...WORDS['any'], ...WORDS[column] })
  const isAmount = column === 'expression' || column === 'methylation'
  const { names } = options.index
  const genes = geneFinder(names)
  const idsOf = geneIdsReader(header, feature)

  function read(cell: Cell, line: number): RowEntry[] {
    const value = cell(state)
    if (/^(?:|NA|normal)$/i.test(value)) return []
    if (isAmount && /^-?\d+(?:[.,]\d+)?(?:e-?\d+)?$/i.test(value))
      throw fileError(
        `the column ${column} has the number ${quoted(value)}: amounts of ${column} do not say what is high or low. Give words, such as over or under.`,
        line,
      )
    const found = genes(cell(feature), idsOf(cell))
    const text = `${cell(feature)} ${words[value.toLowerCase()] ?? value}`
    return [{ text, reading: readWords(cell(feature), found, words[value.toLowerCase()] ?? value, names) }]
  }

  return tableReader(header, line, options, { format: 'STATES', columns: [feature, state], read })
}
