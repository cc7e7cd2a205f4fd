/** Rows of a TSV or CSV text whose cells may be quoted, cell by cell; a reader of the tests' own. */
export function separatedCells(text: string, separator: '\t' | ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

/** The same by the names of the header. */
export function separatedRows(text: string, separator: '\t' | ','): Record<string, string>[] {
  const [header = [], ...rows] = separatedCells(text, separator)
  return rows.map((cells) => Object.fromEntries(header.map((column, place) => [column, cells[place] ?? ''])))
}
