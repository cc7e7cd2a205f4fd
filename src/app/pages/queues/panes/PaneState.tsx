import { failureOf } from '#app/apollo/failure.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'

/** Placeholder for a record that is loading, failed to load or is gone. */
export function PaneState({
  query: { data, error, refetch },
}: {
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> }
}) {
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  return data ? <EmptyState title="This record no longer exists" /> : <SkeletonLines count={10} />
}
