import { ClientError } from '#server/errors/client-error.ts'
import { readTsv } from '#server/files/tsv/reader.ts'
import type { LinesOptions } from '#server/files/tsv/lines.ts'
import { fromSpreadsheetCell } from '#domain/text/spreadsheet-cell.ts'
import { isAddressColumn } from './columns.ts'
import type { ReleaseFile } from './release-file.ts'

/** One row of a release file: its line and its cells by column name. A column that the file lacks is empty. */
export type Row = {
  line: number
  /** The cell with its white space squeezed, and without the apostrophe that keeps spreadsheets from running it. */
  text(column: string): string
  /** Whether the file has the column at all. */
  has(column: string): boolean
}

/** Reading of a row: it, or why it cannot be read. */
export type RowReading = { line: number; row: Row; error: null } | { line: number; row: null; error: string }

/**
 * Reads the rows of a release file after its header, some at a time.
 * @throws ClientError when the last row is cut off, or as readLines
 */
export async function* readRows(file: ReleaseFile, options: LinesOptions = {}): AsyncGenerator<RowReading[]> {
  const places = new Map(file.columns.map((column, place) => [column, place]))
  let header = true
  let lastShort: number | null = null
  for await (const rows of readTsv(file.path, file.style, options)) {
    const readings: RowReading[] = []
    for (const { line, cells } of rows) {
      if (header) {
        header = false
        continue
      }
      lastShort = cells.length < file.columns.length ? line : null
      const fitting = cells.length > file.columns.length ? joinAddresses(cells, file.columns) : cells
      if (fitting.length === file.columns.length) {
        readings.push({ line, row: rowOf(line, fitting, places), error: null })
      } else {
        const error = `the row has ${cells.length} cells, the header ${file.columns.length}`
        readings.push({ line, row: null, error })
      }
    }
    if (readings.length > 0) yield readings
  }
  if (lastShort !== null) {
    throw new ClientError(
      'BAD_USER_INPUT',
      `${file.name} is truncated: its last row, line ${lastShort}, is incomplete.`,
    )
  }
}

function rowOf(line: number, cells: readonly string[], places: ReadonlyMap<string, number>): Row {
  return {
    line,
    text: (column) => {
      const place = places.get(column)
      return place === undefined ? '' : squeeze(fromSpreadsheetCell(cells[place] ?? ''))
    },
    has: (column) => places.has(column),
  }
}

// Runs of white space become one space; PostgreSQL cannot hold U+0000, so it counts as white space.
function squeeze(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return /[\s\u0000]/.test(text) ? text.replace(/[\s\u0000]+/g, ' ').trim() : text
}

/**
 * Some releases join the addresses of a cell by tabs, which makes the row too wide. Joins neighbouring addresses of
 * one kind in an address column again; the row stays too wide where that does not explain its width.
 */
export function joinAddresses(cells: string[], columns: readonly string[]): string[] {
  const surplus = cells.length - columns.length
  for (const [place, column] of columns.entries()) {
    if (!isAddressColumn(column)) continue
    const run = cells.slice(place, place + surplus + 1)
    const folders = new Set(run.map((cell) => /^\s*(https?:\/\/\S*\/)[^/\s]*\s*,?\s*$/.exec(cell)?.[1]))
    if (folders.size === 1 && !folders.has(undefined)) {
      return [...cells.slice(0, place), run.join(','), ...cells.slice(place + surplus + 1)]
    }
  }
  const blank = cells.slice(columns.length).every((cell) => cell.trim() === '')
  return blank ? cells.slice(0, columns.length) : cells
}
