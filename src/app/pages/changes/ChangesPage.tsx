import { Suspense } from 'react'
import { Link, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { ChangeCounts, UncountedChanges } from './ChangeCounts.tsx'
import { ChangeExports } from './ChangeExports.tsx'
import { ChangeFilters } from './ChangeFilters.tsx'
import { ChangeList } from './ChangeList.tsx'
import type { loader } from './changes-loader.ts'
import { boundText } from './changes-view.ts'
import type { ChangesView } from './changes-view.ts'

/** Changes between two states of the knowledge: counts, then each record with its fields. */
export function Component() {
  const { bounds, view, error, list, counts, records } = useLoaderData<typeof loader>()
  const title = `Changes from ${boundText(view.from, bounds)} to ${boundText(view.to, bounds)}`
  return (
    <div className="w-full max-w-5xl space-y-4">
      <PageTitle title={title} />
      <Breadcrumbs crumbs={[{ title: 'Home', href: '/' }, { title: 'Changes' }]} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1>{title}</h1>
        {list ? <ChangeExports view={view} /> : null}
      </div>
      <ChangeFilters view={view} bounds={bounds} records={records} />
      {error === null ? null : (
        <div role="alert">
          <EmptyState title={error}>Select a release, a date or a version under “From” and “To”.</EmptyState>
        </div>
      )}
      {list && counts ? (
        <Listed list={list} counts={counts} view={view} title={title} />
      ) : (
        <Releases bounds={bounds} />
      )}
    </div>
  )
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, Response>

function Listed({
  list,
  counts,
  view,
  title,
}: {
  list: NonNullable<Loaded['list']>
  counts: NonNullable<Loaded['counts']>
  view: ChangesView
  title: string
}) {
  const { revalidate } = useRevalidator()
  return (
    <ErrorBoundary
      resetKey={list}
      renderError={(error) => (
        <ErrorState
          failure={{ ...failureOf(error), title: 'The changes could not be listed' }}
          onRetry={() => void revalidate()}
        />
      )}
    >
      <Card title="Changed records">
        <ErrorBoundary
          resetKey={counts}
          renderError={(error) => <UncountedChanges reason={failureOf(error).detail} view={view} />}
        >
          <Suspense fallback={<SkeletonLines count={3} />}>
            <ChangeCounts query={counts} view={view} />
          </Suspense>
        </ErrorBoundary>
      </Card>
      <Suspense fallback={<SkeletonLines count={8} />}>
        <ChangeList query={list} title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The imported releases, each of which the changes can be listed since. */
function Releases({ bounds: { importedReleases } }: Pick<Loaded, 'bounds'>) {
  const [search] = useSearchParams()
  if (importedReleases.length === 0) return null
  const since = (name: string) => {
    const next = new URLSearchParams(search)
    next.set('from', name)
    next.delete('to')
    return `?${next}`
  }
  return (
    <section aria-labelledby="releases" className="text-center text-sm">
      <h2 id="releases" className="font-semibold">
        Imported releases
      </h2>
      <ul className="flex flex-wrap justify-center gap-x-4">
        {importedReleases.map(({ name }) => (
          <li key={name}>
            <Link className="link" to={since(name)}>
              Changes since {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
