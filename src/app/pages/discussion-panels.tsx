import { lazy, Suspense } from 'react'
import { useViewer } from '#app/apollo/use-viewer.ts'
import type { CommentableEntity, FlaggableEntity } from '#domain/vocabularies/curation.ts'

const CommentFeed = lazy(() => import('#app/entities/history/CommentFeed.tsx'))
const FlagFeed = lazy(() => import('#app/entities/history/FlagFeed.tsx'))
// Readers without an account never fetch these.
const CommentForm = lazy(() => import('#app/curation/review/discussion/CommentForm.tsx'))
const DeleteComment = lazy(() => import('#app/curation/review/discussion/CommentActions.tsx'))
const FlagResolution = lazy(() => import('#app/curation/review/discussion/FlagResolution.tsx'))

type Subject<Kind> = { entityType: Kind; id: number }

/** Comments on a record, and for people with an account a form to say more. */
export function CommentPanel({ label, subject }: { label: string; subject: Subject<CommentableEntity> }) {
  const viewer = useViewer()
  const actions = (comment: { id: number; commenter: { id: number } }) =>
    comment.commenter.id === viewer?.id ? (
      <Suspense fallback={null}>
        <DeleteComment id={comment.id} />
      </Suspense>
    ) : null
  if (!viewer) return <CommentFeed label={label} subject={subject} />
  return (
    <div className="space-y-4">
      <CommentForm viewer={viewer} subject={subject} />
      <CommentFeed label={label} subject={subject} actions={actions} />
    </div>
  )
}

/** The concerns about a record; those who may settle one are offered to, others are told who may. */
export function FlagPanel({ label, flaggable }: { label: string; flaggable: Subject<FlaggableEntity> }) {
  return <FlagFeed label={label} flaggable={flaggable} actions={settlingOf} />
}

type ResolvableFlag = {
  id: number
  decisionState?: string | null
  viewerMay?: { resolve: { allowed: boolean; reason?: string | null } } | null
}

function settlingOf({ id, viewerMay, decisionState }: ResolvableFlag) {
  return viewerMay ? (
    <Suspense fallback={null}>
      <FlagResolution id={id} ability={viewerMay.resolve} decisionState={decisionState ?? null} />
    </Suspense>
  ) : null
}
