/** What a spreadsheet runs as a formula when a cell begins with it, behind apostrophes that one of ours may follow. */
const runs = /^'*[=+\-@\t\r]/
const isNumber = /^[+-]?\d+(?:\.\d+)?$/

/**
 * The cell as a spreadsheet shows it and never runs it: `=1+1`, `@name` and `-124C>T` get an apostrophe before them.
 * Numbers such as `-1` stay. {@link fromSpreadsheetCell} gives the cell again.
 */
export const spreadsheetCell = (cell: string): string =>
  runs.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell

/** The cell without the apostrophe that {@link spreadsheetCell} put before it. */
export const fromSpreadsheetCell = (cell: string): string =>
  cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell
