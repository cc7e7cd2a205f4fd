import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useViewer } from '#app/account/use-viewer.ts'
import { hrefWith, paths } from '#app/paths.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'

// Readers without an account never fetch it.
const RecordActions = lazy(() => import('./RecordActions.tsx'))

/** What somebody with an account can do with a record, below its title; everyone else is told what an account is for. */
export function RecordReview({ entityType, id }: { entityType: FlaggableEntity; id: number }) {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  if (!viewer) {
    return (
      <p data-print="hide" className="text-sm text-muted">
        <Link className="link" to={hrefWith(paths.signIn.href(), { returnTo: pathname + search })}>
          Sign in
        </Link>{' '}
        to comment, flag, follow or review.
      </p>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="h-8 w-72 max-w-full" />}>
      <RecordActions key={`${entityType} ${id}`} entityType={entityType} id={id} />
    </Suspense>
  )
}
