import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

/** Where to go from a page that is not there. */
export function WayOn() {
  return (
    <>
      <span className="max-sm:hidden">
        Press <kbd className="rounded border border-line px-1.5">/</kbd> to search, or start from the{' '}
      </span>
      <span className="sm:hidden">Search above, or start from the </span>
      <Link className="link" to={paths.home.href()}>
        home page
      </Link>
      .
    </>
  )
}
