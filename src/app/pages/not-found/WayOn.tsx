import { Link } from 'react-router'
import { paths } from '#app/paths.ts'

/** Where to go from a page that is not there. */
export function WayOn() {
  return (
    <>
      Press <kbd className="rounded border border-line px-1.5">/</kbd> to search, or start from the{' '}
      <Link className="link" to={paths.home.href()}>
        home page
      </Link>
      .
    </>
  )
}
