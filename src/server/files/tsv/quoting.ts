/**
 * Style in which a file writes its cells: `plain` as they are (CIViC before 2025; bare quotes mean themselves), or
 * `quoted` like CSV, where a cell in double quotes may hold tabs, line ends and doubled quotes.
 */
export type QuotingStyle = 'plain' | 'quoted'

/** Lines that a quoted cell may span before the quote counts as a stray one. */
export const MOST_LINES_OF_A_CELL = 500

export type QuotedLine = {
  cells: string[]
  /** The text ends inside a quoted cell: the next line belongs to it. */
  open: boolean
  /** No quote stands where CSV quoting forbids one. */
  wellFormed: boolean
}

/** Splits a line (or several, joined by line ends) of a quoted file into cells; tabs separate them unless said otherwise. */
export function splitQuoted(text: string, separator = '\t'): QuotedLine {
  if (!text.includes('"')) return { cells: text.split(separator), open: false, wellFormed: true }
  const cells: string[] = []
  let wellFormed = true
  let at = 0
  for (;;) {
    if (text.charAt(at) !== '"') {
      const end = endOfCell(text, at, separator)
      const cell = text.slice(at, end)
      if (cell.includes('"')) wellFormed = false
      cells.push(cell)
      if (end === text.length) return { cells, open: false, wellFormed }
      at = end + 1
      continue
    }
    const close = closingQuote(text, at + 1)
    if (close === -1) {
      cells.push(unquote(text.slice(at + 1)))
      return { cells, open: true, wellFormed }
    }
    const end = endOfCell(text, close + 1, separator)
    // What follows the closing quote belongs to the cell, though no writer should put it there.
    const tail = text.slice(close + 1, end)
    if (tail !== '' && tail !== '\r') wellFormed = false
    cells.push(unquote(text.slice(at + 1, close)) + tail)
    if (end === text.length) return { cells, open: false, wellFormed }
    at = end + 1
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  const at = text.indexOf(separator, from)
  return at === -1 ? text.length : at
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text.charAt(at + 1) !== '"') return at
  }
  return -1
}

function unquote(text: string): string {
  return text.replaceAll('""', '"')
}

/** Judges line by line how a file is quoted; see {@link quotingJudge}. */
export type QuotingJudge = {
  line(text: string): void
  /** The judgement once every line was shown. */
  style(): QuotingStyle
}

/**
 * Decides by a whole file's content how it is quoted: every line with quotes speaks for the style that explains it,
 * and the majority wins. A header in quotes settles it.
 */
export function quotingJudge(): QuotingJudge {
  let first = true
  let quotedHeader = false
  let forQuoted = 0
  let forPlain = 0
  let pending: string[] = []
  const judge = (text: string): boolean => {
    const { open, wellFormed } = splitQuoted(text)
    if (open && wellFormed) return false
    if (wellFormed) forQuoted += 1
    else forPlain += 1
    return true
  }
  return {
    line(text) {
      if (first) {
        first = false
        if (text.charAt(0) === '"') quotedHeader = splitQuoted(text).wellFormed && !splitQuoted(text).open
        return
      }
      if (pending.length > 0) {
        pending.push(text)
        if (!text.includes('"') && pending.length < MOST_LINES_OF_A_CELL) return
        if (judge(pending.join('\n'))) pending = []
        else if (pending.length >= MOST_LINES_OF_A_CELL) {
          forPlain += 1
          pending = []
        }
        return
      }
      if (text.includes('"') && !judge(text)) pending = [text]
    },
    style() {
      if (pending.length > 0) forPlain += 1
      return quotedHeader || forQuoted > forPlain ? 'quoted' : 'plain'
    },
  }
}
