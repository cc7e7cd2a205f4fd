import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { entities } from '#app/records/entities.ts'
import { PageTitle } from '#app/records/PageTitle.tsx'
import { useRecordSearch } from '#app/search/use-record-search.ts'
import { SkeletonLines } from '#app/ui/Skeleton.tsx'

/** Says that there is no such page or record, and searches for what was meant. */
export function NotFound({ title, sought }: { title: string; sought: string }) {
  const { hits, searching } = useRecordSearch(sought)
  const records = hits.filter(({ kind, href }) => kind && href !== window.location.pathname)
  return (
    <div className="max-w-2xl space-y-4 py-4">
      <PageTitle title={title} />
      <h1 className="text-2xl font-semibold tracking-tight break-words">{title}</h1>
      {searching ? (
        <SkeletonLines count={4} />
      ) : records.length > 0 ? (
        <section aria-labelledby="meant">
          <h2 id="meant" className="font-semibold">
            Did you mean
          </h2>
          <ul className="mt-1">
            {records.map((hit) => (
              <li key={hit.key}>
                <Link
                  to={hit.href}
                  className={`inline-flex min-h-8 items-center gap-2 ${hit.kind ? entities[hit.kind].colour : ''}`}
                >
                  <span className="font-medium underline underline-offset-2">{hit.name}</span>
                  <span className="text-sm text-muted">{hit.note}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>
          Nothing is named like “{sought}”. Press <kbd className="rounded border border-line px-1.5">/</kbd>{' '}
          to search, or start from the{' '}
          <Link className="link" to={paths.home.href()}>
            home page
          </Link>
          .
        </p>
      )}
    </div>
  )
}
