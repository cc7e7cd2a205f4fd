import { useQuery } from '@apollo/client/react'
import { failureOf } from '#app/apollo/failure.ts'
import { MirrorDuplicatesDocument } from '#app/graphql/generated/mirror-duplicates.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { MirrorPage } from '../MirrorPage.tsx'
import { DuplicateCard } from './DuplicateCard.tsx'

/** Records made here that an upstream may have, too, and the decision whether they are the same. */
export function Component() {
  return (
    <MirrorPage current="duplicates" title="Possible duplicates" audience="editors">
      <Duplicates />
    </MirrorPage>
  )
}

function Duplicates() {
  const { data, error, refetch } = useQuery(MirrorDuplicatesDocument, { fetchPolicy: 'cache-and-network' })
  if (!data)
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    )
  const { mirrorDuplicates } = data
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-sm text-muted">
        Records made here that an upstream may have, too. They are never merged by themselves.
      </p>
      {mirrorDuplicates.length === 0 ? (
        <EmptyState title="No possible duplicates">
          <p>No record made here is like one of an upstream, or it was decided on.</p>
        </EmptyState>
      ) : null}
      {mirrorDuplicates.map((duplicate) => (
        <DuplicateCard
          key={`${duplicate.kind} ${duplicate.localId} ${duplicate.recordId}`}
          duplicate={duplicate}
          onDecided={() => void refetch()}
        />
      ))}
    </div>
  )
}
