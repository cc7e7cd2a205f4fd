import { lazy } from 'react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { Skeleton } from '#app/ui/feedback/Skeleton.tsx'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { pageState } from '#app/page-state/page-state.ts'

// Readers without an account never fetch it.
const RecordActions = lazy(() => import('./actions/RecordActions.tsx'))

/**
 * Actions of somebody with an account on a record, below its title. Others have the entry in the header.
 */
export function RecordReview({
  entityType,
  id,
  deprecated = false,
}: {
  entityType: FlaggableEntity
  id: number
  /** Of what is out of use no changes are suggested, and nothing begins with it. */
  deprecated?: boolean
}) {
  const viewer = useViewer()
  if (pageState) return null
  // As high as the actions, where the document is that of a session.
  if (!viewer) return <div data-print="hide" className="hidden h-8 [[data-session]_[data-ssr]_&]:block" />
  return (
    <div data-print="hide" className="min-h-8">
      <LazyPart fallback={<Skeleton className="h-8 w-72 max-w-full" />}>
        <RecordActions key={`${entityType} ${id}`} entityType={entityType} id={id} deprecated={deprecated} />
      </LazyPart>
    </div>
  )
}
