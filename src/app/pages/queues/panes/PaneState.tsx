import { failureOf } from '#app/apollo/failure.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/Skeleton.tsx'

/** What stands in place of a record that is loading, failed to load or is gone. */
export function PaneState({
  query: { data, error, refetch },
}: {
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> }
}) {
  if (error) return <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
  return data ? <EmptyState title="This record no longer exists" /> : <SkeletonLines count={10} />
}
