import type { FocusEvent } from 'react'

/**
 * The first column names the row: it stays in view when the rest is scrolled sideways, on narrow screens only where it
 * leaves room for others.
 */
export function stickyClass({ width }: { width: number }): string {
  return width <= 130 ? 'sticky left-0 z-1' : 'sm:sticky sm:left-0 sm:z-1'
}

/** Pixels between the column and what has the focus beside it. */
const gap = 8

/**
 * For the focus in the box that scrolls: browsers take what lies under that column for seen, so it is scrolled beside
 * it.
 */
export function showBesideSticky({ target, currentTarget: box }: FocusEvent<HTMLElement>): void {
  const first = target.closest('tr')?.firstElementChild
  if (!first || first.contains(target) || getComputedStyle(first).position !== 'sticky') return
  const hidden = first.getBoundingClientRect().right - target.getBoundingClientRect().left
  if (hidden > 0) box.scrollLeft -= hidden + gap
}
