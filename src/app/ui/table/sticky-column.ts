/**
 * The first column names the row: it stays in view when the rest is scrolled sideways, on narrow screens only where it
 * leaves room for others.
 */
export function stickyClass({ width }: { width: number }): string {
  return width <= 130 ? 'sticky left-0 z-1' : 'sm:sticky sm:left-0 sm:z-1'
}
