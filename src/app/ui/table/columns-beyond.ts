/** Pixels of a column that may be cut without anything of it being lost: its padding. */
const padding = 12

/**
 * Number of columns that end beyond the right edge of a box. The columns share out what the box has more than their
 * least widths.
 */
export function columnsBeyond(widths: readonly number[], boxWidth: number, scrolled: number): number {
  const least = widths.reduce((sum, width) => sum + width, 0)
  const scale = Math.max(1, boxWidth / least)
  const edge = scrolled + boxWidth + padding
  let end = 0
  return widths.filter((width) => (end += width * scale) > edge).length
}
