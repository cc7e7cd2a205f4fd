import { useQuery } from '@apollo/client/react'
import { failureOf } from '#app/apollo/failure.ts'
import { MirrorOutboxDocument } from '#app/graphql/generated/mirror-outbox.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { MirrorPage } from '../MirrorPage.tsx'
import { Attempts } from './Attempts.tsx'
import { OutboxCard } from './OutboxCard.tsx'

/** Local changes of records of upstreams, each of which can be suggested there, and what was sent. */
export function Component() {
  return (
    <MirrorPage current="outbox" title="Outbox" audience="editors">
      <Outbox />
    </MirrorPage>
  )
}

function Outbox() {
  const { data, error, refetch } = useQuery(MirrorOutboxDocument, { fetchPolicy: 'cache-and-network' })
  if (!data)
    return error ? (
      <ErrorState failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    )
  const { mirrorOutbox, mirrorAttempts } = data
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-sm text-muted">
        Changes made here to records of an upstream. Nothing is sent by itself: each one is suggested there
        with your own API key, and reviewed there like any other revision.
      </p>
      {mirrorOutbox.length === 0 ? (
        <EmptyState title="No local changes to send">
          <p>Records of upstreams say the same here, or their changes were sent.</p>
        </EmptyState>
      ) : null}
      {mirrorOutbox.map((entry) => (
        <OutboxCard
          key={`${entry.upstreamId} ${entry.kind} ${entry.recordId}`}
          entry={entry}
          onAttempt={() => void refetch()}
        />
      ))}
      <Attempts attempts={mirrorAttempts} />
    </div>
  )
}
