import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the content when another page opens, as a browser does when it loads one: screen readers then
 * read the new page, and Tab goes on from its top.
 */
export function usePageFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const former = useRef(pathname)
  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
