import { useQuery } from '@apollo/client/react'
import { failureOf } from '#app/apollo/failure.ts'
import { MirrorDoublesDocument } from '#app/graphql/generated/mirror-doubles.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { MirrorPage } from '../MirrorPage.tsx'
import { DoubleCard } from './DoubleCard.tsx'

/** Records made here that an upstream may have, too, and the decision whether they are the same. */
export function Component() {
  return (
    <MirrorPage current="doubles" title="Possible doubles" audience="editors">
      <Doubles />
    </MirrorPage>
  )
}

function Doubles() {
  const { data, error, refetch } = useQuery(MirrorDoublesDocument, { fetchPolicy: 'cache-and-network' })
  if (!data)
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    )
  const { mirrorDoubles } = data
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-sm text-muted">
        Records made here that an upstream may have, too. They are never merged by themselves.
      </p>
      {mirrorDoubles.length === 0 ? (
        <EmptyState title="No possible doubles">
          <p>No record made here is like one of an upstream, or it was decided on.</p>
        </EmptyState>
      ) : null}
      {mirrorDoubles.map((double) => (
        <DoubleCard
          key={`${double.kind} ${double.localId} ${double.recordId}`}
          double={double}
          onDecided={() => void refetch()}
        />
      ))}
    </div>
  )
}
