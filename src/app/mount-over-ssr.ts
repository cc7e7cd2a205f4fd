import { flushSync } from 'react-dom'
import { successorOf } from './ui/successor.ts'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Mounts the app over a server-rendered page, in one step. The reader stays where they have scrolled to, and with the
 * focus on what they had it on: all of it is new, but looks as before. A button that was pressed meanwhile is pressed.
 */
export function mountOverSsr(root: Element, render: () => void): void {
  const focusables = () => [...root.querySelectorAll<HTMLElement>(focusable)]
  const { scrollY } = window
  const focused = document.activeElement
  const at = focusables().findIndex((element) => element === focused)
  const pressed = root.querySelector('[data-ssr] [data-pressed]')
  const pressedAt = focusables().findIndex((element) => element === pressed)
  flushSync(render)
  // The router has just scrolled to where a page begins.
  if (scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' })
  successorOf(focused, focusables(), at)?.focus({ preventScroll: true })
  // `start.js` has noted which button was pressed before the app could hear of it.
  successorOf(pressed, focusables(), pressedAt)?.click()
}
