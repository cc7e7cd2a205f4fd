import { defaultRangeExtractor } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'

/**
 * The indexes of the rows to draw, in their order: those in view and a few around them, and the row that has the focus
 * however far it is scrolled away, as without it the focus and all keys of the table would be lost.
 */
export function renderedRows(range: Range, focused: number | null): number[] {
  const rows = defaultRangeExtractor(range)
  if (focused === null || focused >= range.count || rows.includes(focused)) return rows
  return focused < (rows[0] ?? 0) ? [focused, ...rows] : [...rows, focused]
}
