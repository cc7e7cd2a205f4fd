/**
 * The first column names the row: it stays in view when the rest is scrolled sideways, on narrow screens only where it
 * leaves room for others.
 */
export function stickyClass({ width }: { width: number }): string {
  return width <= 130 ? 'sticky left-0 z-1' : 'sm:sticky sm:left-0 sm:z-1'
}

/** For the box that scrolls: what gets the focus comes to lie beside that column, `--first-column` wide, not under it. */
export function besideStickyClass({ width }: { width: number }): string {
  return width <= 130 ? 'scroll-pl-(--first-column)' : 'sm:scroll-pl-(--first-column)'
}
