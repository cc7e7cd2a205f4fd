import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Leads from a page at a state to the same page at present, which is another document. */
export function PresentLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <a className="link" href={pathname + search}>
      {children}
    </a>
  )
}
