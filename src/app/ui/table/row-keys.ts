/** Parts of a key press: the key, and the element that had the focus. */
export type RowKeyPress = {
  key: string
  target: EventTarget
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The row a key press leads to, or null when it does not move between rows. `pageRows`: how many rows are in view. */
export function rowAfterKey(press: RowKeyPress, rows: number, pageRows: number): number | null {
  if (press.ctrlKey || press.metaKey || press.altKey || !(press.target instanceof HTMLElement)) return null
  const current = Number(press.target.closest('tr')?.dataset['index'])
  return nextRow(press.key, current, rows, pageRows)
}

/** The row after `current` (NaN for none) that a key stands for. */
export function nextRow(key: string, current: number, rows: number, pageRows: number): number | null {
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
