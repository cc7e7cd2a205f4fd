import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { extentSearch } from './summary-search.ts'

/** Leads to the summary as a whole, where the reader is. */
export function ShowAllLink({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  return (
    <Link
      to={{ search: extentSearch(search, true) }}
      preventScrollReset
      data-print="hide"
      className="link inline-block min-h-6 text-sm"
    >
      {children}
    </Link>
  )
}
