import { lazy, Suspense } from 'react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { Skeleton } from '#app/ui/feedback/Skeleton.tsx'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { SignInHint } from './SignInHint.tsx'

// Readers without an account never fetch it.
const RecordActions = lazy(() => import('./RecordActions.tsx'))

/**
 * Actions of somebody with an account on a record, below its title; everyone else is told what an account is
 * for.
 */
export function RecordReview({ entityType, id }: { entityType: FlaggableEntity; id: number }) {
  const viewer = useViewer()
  if (!viewer) return <SignInHint action="suggest changes, comment, flag, follow or review" />
  const isDecidedOn = entityType === 'EVIDENCE_ITEM' || entityType === 'ASSERTION'
  return (
    // Curators are told below the line, in two sentences, why they may not decide: what follows must not move for them.
    <div data-print="hide" className={isDecidedOn && viewer.role === 'CURATOR' ? 'min-h-17' : 'min-h-8'}>
      <Suspense fallback={<Skeleton className="h-8 w-72 max-w-full" />}>
        <RecordActions key={`${entityType} ${id}`} entityType={entityType} id={id} />
      </Suspense>
    </div>
  )
}
