import { useLocation } from 'react-router'
import { hrefWith, paths } from '#app/paths.ts'
import { formatDate } from '#app/ui/dates.ts'
import { PresentLink } from '#app/page-state/PresentLink.tsx'
import { pageState } from '#app/page-state/page-state.ts'

/** Parameters of the list of changes for the pages of the records that it can be narrowed to. */
const narrowing: Partial<Record<string, string>> = {
  genes: 'gene',
  features: 'gene',
  diseases: 'disease',
  therapies: 'therapy',
}

/** Pages of records with a tab of their history. */
const withHistory = new Set([
  'evidence',
  'assertions',
  'variants',
  'molecular-profiles',
  'variant-groups',
  'sources',
])

/** Changes since a state: those of the record that the page is about, else all. */
function changesSince(pathname: string, version: number): string {
  const [, collection = '', id = '', ...rest] = pathname.split('/')
  const from = String(version)
  const filter = id && rest.length === 0 ? narrowing[collection] : undefined
  if (filter) return hrefWith(paths.changes.href(), { from, [filter]: decodeURIComponent(id) })
  const isRecord = rest.length === 0 && /^\d+$/.test(id) && withHistory.has(collection)
  return isRecord ? `${pathname}?tab=history` : hrefWith(paths.changes.href(), { from })
}

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
        <a className="link" href={changesSince(pathname, version)}>
          Changes since
        </a>
      </span>
    </section>
  )
}
