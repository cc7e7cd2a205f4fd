import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { MirrorStatusDocument } from '#app/graphql/generated/mirror-status.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { MirrorPage } from '../MirrorPage.tsx'
import { AddUpstream } from './AddUpstream.tsx'
import { MirrorCard } from './MirrorCard.tsx'

/** How often the state is read while a run is under way, and otherwise, in ms. */
const RUNNING_MS = 2000
const RESTING_MS = 30_000

/** The services that are followed: how fresh their records are, what is wrong, and what can be done about it. */
export function Component() {
  const isAdministrator = useViewer()?.role === 'ADMIN'
  return (
    <MirrorPage current="status" title="Mirrors">
      {isAdministrator ? <Mirrors /> : null}
    </MirrorPage>
  )
}

function Mirrors() {
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch, startPolling, stopPolling } = useQuery(MirrorStatusDocument, {
    fetchPolicy: 'cache-and-network',
  })
  // The first run begins a moment after the upstream was added.
  const isActive =
    data?.mirrors.some(
      ({ running, runRequested, pausedAt, succeededAt, error: failure }) =>
        running || runRequested || !(pausedAt || succeededAt || failure),
    ) ?? false
  useEffect(() => {
    startPolling(isActive ? RUNNING_MS : RESTING_MS)
    return stopPolling
  }, [isActive, startPolling, stopPolling])
  if (!data)
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    )
  const { mirrors } = data
  const refresh = () => void refetch()
  return (
    <div className="space-y-4">
      {mirrors.map((mirror) => (
        <MirrorCard key={mirror.id} mirror={mirror} onChanged={refresh} />
      ))}
      {mirrors.length === 0 && !isAdding ? (
        <EmptyState title="No upstream">
          <p>
            Curia can follow the public CIViC service or another Curia: their records are re-read at regular
            intervals and merged with local curation, field by field.
          </p>
        </EmptyState>
      ) : null}
      {isAdding ? (
        <AddUpstream
          isFirst={mirrors.length === 0}
          onAdded={() => {
            setAdding(false)
            refresh()
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <p className={mirrors.length === 0 ? 'text-center' : undefined}>
          <Button look={mirrors.length === 0 ? 'primary' : 'plain'} onClick={() => setAdding(true)}>
            Add upstream
          </Button>
        </p>
      )}
    </div>
  )
}
