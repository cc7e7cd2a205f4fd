import { useLocation } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { formatDate } from '#app/ui/dates.ts'
import { PresentLink } from '#app/page-state/PresentLink.tsx'
import { pageState } from '#app/page-state/page-state.ts'

/** Says on every page of a state, in print too, that it is not the present. */
export function StateBanner() {
  const { pathname } = useLocation()
  if (!pageState) return null
  const { name, date, version } = pageState
  return (
    <section
      aria-label="State of the knowledge"
      className="border-b border-warning/40 bg-warning-soft px-4 py-1.5 text-sm lg:px-6"
    >
      <strong className="font-semibold">Knowledge as of {formatDate(date)}</strong> ({name}). It does not
      change; later evidence is not included.{' '}
      <span data-print="hide">
        <PresentLink>Current version</PresentLink>
        {' · '}
        <a className="link" href={hrefWith(paths.changes.href(), { from: String(version), of: pathname })}>
          Changes since
        </a>
      </span>
    </section>
  )
}
