import { useLayoutEffect, useRef } from 'react'
import { successorOf } from './successor.ts'

/** The controls of a part of the page, in their order. */
const controlsIn = (element: Element | null | undefined) => [
  ...(element?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
]

/**
 * The markup that the server has rendered for a part of the page, until its code is there: the fallback of a
 * `Suspense` boundary. A button that is pressed meanwhile is pressed once what follows stands in its place.
 */
export function ServerMarkup({ html }: { html: string }) {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = part.current
    const parent = own?.parentElement
    return () => {
      const controls = controlsIn(own)
      // `start.js` has noted which.
      const at = controls.findIndex((control) => control.matches('[data-pressed]'))
      if (at < 0) return
      queueMicrotask(() => successorOf(controls[at] ?? null, controlsIn(parent), at)?.click())
    }
  }, [])
  // The server's own markup, taken from its document.
  // oxlint-disable-next-line react/no-danger
  return <div ref={part} data-ssr-part className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The markup of a part of the server-rendered page, while that is there. */
export function serverMarkup(selector: string): string | null {
  if (import.meta.env.SSR) return null
  return document.querySelector(`[data-ssr] ${selector}`)?.innerHTML ?? null
}
