import { flushSync } from 'react-dom'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Mounts the app over a server-rendered page, in one step. The reader stays where they have scrolled to, and with the
 * focus on what they had it on: all of it is new, but looks as before.
 */
export function mountOverSsr(root: Element, render: () => void): void {
  const focusables = () => [...root.querySelectorAll<HTMLElement>(focusable)]
  const { scrollY } = window
  const focused = document.activeElement
  const at = focusables().findIndex((element) => element === focused)
  flushSync(render)
  // The router has just scrolled to where a page begins.
  if (scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' })
  const successor = focusables()[at]
  if (successor && successor.textContent === focused?.textContent) successor.focus({ preventScroll: true })
}
