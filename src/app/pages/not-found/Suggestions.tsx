import { Link, useLocation } from 'react-router'
import { presentAddress } from '#domain/records/former-addresses.ts'
import { paths } from '#app/paths.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { entities } from '#app/entities/entities.ts'
import { useRecordSearch } from '#app/search/use-record-search.ts'
import type { SearchHit } from '#app/search/search-hits.ts'
import { Redirect } from '#app/ui/Redirect.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { WayOn } from './WayOn.tsx'

const isGeneNamedSo = ({ kind, isNamedSo }: SearchHit) => kind === 'feature' && isNamedSo === true

/**
 * The records that are named like what was sought. A former address, an address with a tag for an id and another name of
 * a gene lead on.
 */
export default function Suggestions({
  sought,
  heading = 'Did you mean',
}: {
  sought: string
  heading?: string
}) {
  const { hits, searching } = useRecordSearch(sought)
  const { pathname } = useLocation()
  const records = hits.filter(({ kind, href }) => kind && href !== pathname)
  const present = presentAddress(pathname)
  if (present !== null) return <Redirect to={present} />
  const gene = pathname.startsWith(`${paths.genes.href()}/`) ? hits.find(isGeneNamedSo) : undefined
  if (gene) return <Redirect to={gene.href} />
  if (searching) return <SkeletonLines count={4} />
  if (records.length === 0) {
    return (
      <p>
        No records match “{sought}”. <WayOn />
      </p>
    )
  }
  return (
    <section aria-labelledby="meant">
      <h2 id="meant" className="font-semibold">
        {heading}
      </h2>
      <ul className="mt-1">
        {records.map((hit) => (
          <li key={hit.key}>
            <Link
              to={hit.href}
              className={`inline-flex min-h-8 items-center gap-2 ${hit.kind ? entities[hit.kind].colour : ''}`}
            >
              <span className="font-medium underline underline-offset-2">{hit.name}</span>
              <span className="text-sm text-muted">
                {hit.note}
                {hit.count ? `, ${countOf(hit.count, 'evidence item', 'evidence items')}` : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
