import { splitQuoted } from '#server/exchange/tsv/quoting.ts'
import type { FileEntry, FileFormat, FormatReader } from './file-entry.ts'
import { nothingLeftOut } from './file-entry.ts'
import { fileError, quoted } from './file-error.ts'

/** Header of a table: names of the columns in lower case. */
export interface TableHeader {
  separator: string
  names: readonly string[]
}

const SEPARATORS = ['\t', ',', ';']

/** The cells of a row; cells may be quoted as in CSV. */
const cellsOf = (text: string, separator: string): string[] =>
  text.includes('"') ? splitQuoted(text, separator).cells : text.split(separator)

/** The columns that a line names; null where it has but one. */
export function tableHeader(text: string): TableHeader | null {
  const separator = SEPARATORS.find((sign) => text.includes(sign))
  if (!separator) return null
  const names = cellsOf(text, separator).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s.-]+/g, '_'),
  )
  return { separator, names }
}

/** Position of the first of some columns that the table has; -1 when it has none of them. */
export const columnOf = ({ names }: TableHeader, ...aliases: readonly string[]): number =>
  names.indexOf(aliases.find((name) => names.includes(name)) ?? '\0')

/** One row of a table: the text of a cell by its column, empty for what is not there. */
export type Cell = (column: number) => string

/** Reader that makes entries of the rows of a table. */
export interface TableRows {
  format: FileFormat
  /** Columns that are read; none may be there twice. */
  columns: readonly number[]
  read(cell: Cell, line: number): readonly FileEntry[]
  build?: FormatReader['build']
}

/** Names of the sample column. */
export const SAMPLE_COLUMNS = [
  'tumor_sample_barcode',
  'sample_id',
  'sample',
  'sample_name',
  'sampleid',
  'tumor_sample',
]

function assertDistinctColumns({ names }: TableHeader, columns: readonly number[], line: number): void {
  const places = new Map<string, number>()
  for (const [at, name] of names.entries()) places.set(name, places.has(name) ? -1 : at)
  const repeated = columns.map((column) => names[column]).find((name) => places.get(name ?? '') === -1)
  if (repeated !== undefined) throw fileError(`the column ${quoted(repeated)} is there twice.`, line)
}

/** Reads the rows below a header. @throws ClientError when a column that counts is there twice */
export function tableReader(header: TableHeader, headerLine: number, rows: TableRows): FormatReader {
  assertDistinctColumns(header, rows.columns, headerLine)
  const last = rows.columns.reduce((most, column) => Math.max(most, column), -1)
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
      return rows.read(cell, line)
    },
    end: () => [],
    build: rows.build ?? (() => null),
    leftOut: nothingLeftOut(),
    warnings: [],
  }
}
