import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useReadQuery } from '@apollo/client/react'
import type { QueryRef } from '@apollo/client/react'
import { useLoaderData, useParams, useRevalidator } from 'react-router'
import { failureOf } from '#app/apollo/failure.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { Card } from '#app/ui/Card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { Skeleton, SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { NotFound } from './not-found/NotFound.tsx'
import type { RecordLoader } from './record-loader.ts'

type DataOf<Loader> = Loader extends RecordLoader<infer Data> ? Data : never

/** The data of a loader once it is certain that the record is among them. */
export type Found<Loader, Key extends keyof DataOf<Loader>> = DataOf<Loader> & {
  [key in Key]: NonNullable<DataOf<Loader>[key]>
}

/**
 * The page of a kind of record. `content` draws the loader's data, or nothing when the record is not among them;
 * `prefix` stands before the kind's ids, such as EID.
 */
export function recordPage<Loader>(noun: string, content: (data: DataOf<Loader>) => ReactNode, prefix = '') {
  const absent = `There is no ${noun.toLowerCase()}`

  function Record({ query }: { query: QueryRef<DataOf<Loader>> }) {
    const { id = '' } = useParams()
    return content(useReadQuery(query).data) || <NotFound title={`${absent} ${prefix}${id}`} sought={id} />
  }

  return function Page() {
    const query = useLoaderData<QueryRef<DataOf<Loader>> | null>()
    const { id = '' } = useParams()
    if (!query) return <NotFound title={`${absent} “${id}”`} sought={id} />
    return (
      <RecordPage noun={noun} query={query}>
        <Record query={query} />
      </RecordPage>
    )
  }
}

/**
 * The frame of a record's page: its shape while it loads, and what to do when it fails. `query` is the preloaded query
 * that the page reads; a retry starts a new one.
 */
export function RecordPage({ noun, query, children }: { noun: string; query: unknown; children: ReactNode }) {
  const { id } = useParams()
  const { revalidate } = useRevalidator()
  return (
    <ErrorBoundary
      resetKey={query}
      renderError={(error) => (
        <>
          <PageTitle title={`${noun} could not be shown`} />
          <h1 className="sr-only">{noun} could not be shown</h1>
          <ErrorState failure={failureOf(error)} onRetry={() => void revalidate()} />
        </>
      )}
    >
      <Suspense key={id} fallback={<RecordSkeleton noun={noun} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

function RecordSkeleton({ noun }: { noun: string }) {
  return (
    // As high as the window: what follows stays below its edge, so that nothing seen moves when the record comes.
    <div className="min-h-dvh space-y-4">
      <output className="sr-only">Loading the {noun.toLowerCase()}</output>
      <div className="space-y-2">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-8 w-80 max-w-full" />
      </div>
      <div className="flex gap-4 border-b border-line pb-3">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-5 w-20" />
      </div>
      <RecordColumns
        main={
          <Card title={noun}>
            <SkeletonLines count={8} />
          </Card>
        }
        aside={
          <Card title="Details">
            <SkeletonLines count={5} />
          </Card>
        }
      />
    </div>
  )
}

/**
 * A record's content beside what is good to know of it. Where there is no room they stand one below the other: `main`,
 * `aside`, then `rest`.
 */
export function RecordColumns({
  main,
  aside,
  rest,
}: {
  main: ReactNode
  aside: ReactNode
  rest?: ReactNode
}) {
  return (
    <div
      className={classNames(
        'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]',
        rest !== undefined && 'xl:grid-rows-[auto_1fr]',
      )}
    >
      <div className="min-w-0 space-y-4">{main}</div>
      <div className={classNames('min-w-0 space-y-4', rest !== undefined && 'xl:row-span-2')}>{aside}</div>
      {rest ? <div className="min-w-0 space-y-4">{rest}</div> : null}
    </div>
  )
}
