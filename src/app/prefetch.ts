import { matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { pageBase } from './page-state/page-state.ts'

/** The address in the app that a link leads to; null for other sites, files and other tabs. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.origin !== location.origin) return null
  return link.pathname === location.pathname ? null : link.pathname
}

/**
 * Fetches the code of a page as soon as somebody points at a link to it or brings the focus there, so that a click
 * waits for the data only. `routes` are those of the router; what they have fetched is not fetched twice. Gives what ends
 * it.
 */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  const prefetch = ({ target }: Event) => {
    const path = pathOf(target)
    const lazy = path === null ? undefined : matchRoutes(routes, path, pageBase() || '/')?.at(-1)?.route.lazy
    if (!lazy) return
    // A failure is said when the page itself is asked for.
    const parts = typeof lazy === 'function' ? [lazy] : [lazy.Component, lazy.loader]
    for (const part of parts) part?.().catch(() => undefined)
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
  return () => {
    document.removeEventListener('pointerover', prefetch)
    document.removeEventListener('focusin', prefetch)
  }
}
