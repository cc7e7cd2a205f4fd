import { pageBase } from './page-state/page-state.ts'

/** The parts of a router that following a link takes. */
type Navigator = {
  navigate: (to: string, options: { replace: boolean }) => Promise<void>
}

/**
 * Follows links to records within the app, in one place for all of them. A table has hundreds: they are plain links,
 * which cost nothing when the address changes. Presses that mean another tab or window are left to the browser.
 */
export function followRecordLinks(router: Navigator): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-record]') : null
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const path = link.pathname + link.search + link.hash
    const replace = path === location.pathname + location.search + location.hash
    // The router puts the base of a state before each address itself.
    void router.navigate(path.slice(pageBase().length), { replace })
  })
}
