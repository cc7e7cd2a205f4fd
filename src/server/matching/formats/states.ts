import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { FileEntry, FormatReader, ReaderOptions } from './file-entry.ts'
import { isChosen } from './file-entry.ts'
import { columnOf, SAMPLE_COLUMNS, tableReader } from './table.ts'
import type { Cell, TableHeader } from './table.ts'

const FEATURES = ['gene', 'hugo_symbol', 'factor', 'feature', 'biomarker', 'symbol', 'gene_symbol']
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
  const sampleColumn = columnOf(header, ...SAMPLE_COLUMNS)
  const words = lookupTable({ ...WORDS['any'], ...WORDS[header.names[state] ?? ''] })

  function read(cell: Cell, line: number): FileEntry[] {
    const sample = cell(sampleColumn) || null
    if (!isChosen(options, sampleColumn, sample)) return []
    const value = cell(state)
    if (/^(?:|NA|normal)$/i.test(value)) return []
    const text = `${cell(feature)} ${words[value.toLowerCase()] ?? value}`
    return [{ samples: [sample], line, text, reading: parseAlterationLine(text, options.index.names) }]
  }

  const columns = [feature, state, sampleColumn].filter((column) => column >= 0)
  return tableReader(header, line, { format: 'STATES', columns, read })
}
