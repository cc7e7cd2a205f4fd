import type { Storage } from '#server/storage/database.ts'
import { spreadsheetCell } from '#domain/text/spreadsheet-cell.ts'
import { writeTsvLine } from '#server/files/tsv/writer.ts'
import { textCell } from '../cells.ts'
import type { Cell } from '#server/knowledge/browse/browse-query.ts'
import type { TableRequest } from './export-table.ts'
import { exportTables } from './export-tables.ts'

export const tableFormats = ['tsv', 'csv', 'json'] as const
export type TableFormat = (typeof tableFormats)[number]

/** A table to export: its name, rows, columns in order, and how it is written. */
export type TableTextRequest = TableRequest & {
  table: string
  columns: readonly string[]
  format: TableFormat
}

/**
 * A table as text, some rows at a time, all of one state of the database. TSV and CSV begin with the names of the
 * columns, join several values by `,`, squeeze white space and hold no formulas (see `spreadsheetCell`); JSON is a list of objects with values as they are.
 * @throws TooManyReaders when every connection for streams stays taken
 */
export async function* tableText(storage: Storage, request: TableTextRequest): AsyncGenerator<string> {
  const { table, columns, format } = request
  const found = exportTables.get(table)
  if (!found) throw new Error(`there is no table ${table}`)
  await using snapshot = await storage.snapshot('stream')
  const write = writers[format](columns)
  yield write.start
  for await (const rows of found.rows(snapshot.db, request, columns)) yield write.rows(rows)
  yield write.end
}

type Writer = { start: string; rows(rows: readonly Cell[][]): string; end: string }

const writers: Readonly<Record<TableFormat, (columns: readonly string[]) => Writer>> = {
  tsv: (columns) => ({
    start: writeTsvLine(columns, 'quoted'),
    rows: (rows) => rows.map((cells) => writeTsvLine(cells.map(plainCell), 'quoted')).join(''),
    end: '',
  }),
  csv: (columns) => ({
    start: csvLine(columns),
    rows: (rows) => rows.map((cells) => csvLine(cells.map(plainCell))).join(''),
    end: '',
  }),
  json: (columns) => {
    let first = true
    return {
      start: '[',
      rows: (rows) =>
        rows
          .map((cells) => {
            const entries = columns.map((column, place) => [column, cells[place] ?? null])
            const text = `${first ? '\n' : ',\n'}${JSON.stringify(Object.fromEntries(entries))}`
            first = false
            return text
          })
          .join(''),
      end: '\n]\n',
    }
  },
}

function plainCell(cell: Cell): string {
  return spreadsheetCell(textCell(Array.isArray(cell) ? cell.join(',') : String(cell ?? '')))
}

/** As RFC 4180 has it. */
function csvLine(cells: readonly string[]): string {
  const write = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return `${cells.map(write).join(',')}\r\n`
}
