import type { LinesOptions } from './lines.ts'
import { readLines } from './lines.ts'
import type { QuotingStyle } from './quoting.ts'
import { MOST_LINES_OF_A_CELL, quotingJudge, splitQuoted } from './quoting.ts'

/** One row of a TSV file. Lines count from 1; the header is line 1. */
export type TsvRow = { line: number; cells: string[] }

/** Reads a file once to decide how it is quoted. */
export async function judgeQuoting(file: string, options: LinesOptions = {}): Promise<QuotingStyle> {
  const judge = quotingJudge()
  for await (const lines of readLines(file, options)) for (const line of lines) judge.line(line)
  return judge.style()
}

/**
 * Reads the rows of a TSV file, the header among them, some at a time and with bounded memory. Empty lines are left
 * out. When the header ends with `\r`, every line does, and the `\r` is no part of the last cell.
 * @throws ClientError as {@link readLines}
 */
export async function* readTsv(
  file: string,
  style: QuotingStyle,
  options: LinesOptions = {},
): AsyncGenerator<TsvRow[]> {
  let line = 0
  let carriageReturns: boolean | null = null
  let open: { line: number; text: string } | null = null
  const rowOf = (number: number, text: string): TsvRow | 'open' => {
    carriageReturns ??= text.endsWith('\r')
    const content = carriageReturns && text.endsWith('\r') ? text.slice(0, -1) : text
    if (style === 'plain') return { line: number, cells: content.split('\t') }
    const split = splitQuoted(content)
    return split.open ? 'open' : { line: number, cells: split.cells }
  }
  for await (const lines of readLines(file, options)) {
    const rows: TsvRow[] = []
    for (const text of lines) {
      line += 1
      if (open) {
        open.text += `\n${text}`
        // Only a quote can close the cell; one that stays open for long was a stray one.
        if (!text.includes('"') && line - open.line < MOST_LINES_OF_A_CELL) continue
      } else if (text === '' || text === '\r') continue
      const start: { line: number; text: string } = open ?? { line, text }
      const row = rowOf(start.line, start.text)
      if (row === 'open' && line - start.line < MOST_LINES_OF_A_CELL) open = start
      else if (row === 'open') {
        open = null
        rows.push({ line: start.line, cells: splitQuoted(start.text).cells })
      } else {
        open = null
        rows.push(row)
      }
    }
    if (rows.length > 0) yield rows
  }
  // A quote that never closes: what there is, is the row; it will be found too short.
  if (open) yield [{ line: open.line, cells: splitQuoted(open.text).cells }]
}
