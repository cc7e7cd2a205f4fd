/**
 * The row a key leads to, or null when the key does not move between rows.
 * `current` is the row that holds the focus (NaN for none), `pageRows` how many rows are in view.
 */
export function rowAfterKey(key: string, current: number, rows: number, pageRows: number): number | null {
  if (Number.isNaN(current) || rows === 0) return null
  const within = (row: number) => Math.min(Math.max(row, 0), rows - 1)
  switch (key) {
    case 'ArrowDown':
      return within(current + 1)
    case 'ArrowUp':
      return within(current - 1)
    case 'PageDown':
      return within(current + pageRows)
    case 'PageUp':
      return within(current - pageRows)
    case 'Home':
      return 0
    case 'End':
      return rows - 1
    default:
      return null
  }
}
