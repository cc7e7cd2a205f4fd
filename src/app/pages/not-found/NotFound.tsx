import { lazy, Suspense } from 'react'
import { formatDate } from '#app/ui/dates.ts'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { PresentLink } from '#app/page-state/PresentLink.tsx'
import { pageState } from '#app/page-state/page-state.ts'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { WayOn } from './WayOn.tsx'

const Suggestions = lazy(() => import('./Suggestions.tsx'))

/** Says that there is no such page or record, and searches for what was meant; a mere number means nothing else. */
export function NotFound({ title, sought }: { title: string; sought: string }) {
  return (
    <div className="max-w-2xl space-y-4 py-4">
      <PageTitle title={title} />
      <h1 className="break-words">{title}</h1>
      {pageState ? (
        <p>
          It is not in the knowledgebase as of {formatDate(pageState.date)} ({pageState.name}).{' '}
          <PresentLink>Search the current version</PresentLink>
        </p>
      ) : null}
      {/^\d+$/.test(sought) ? (
        <p>
          <WayOn />
        </p>
      ) : (
        <Suspense fallback={<SkeletonLines count={4} />}>
          <Suggestions sought={sought} />
        </Suspense>
      )}
    </div>
  )
}
