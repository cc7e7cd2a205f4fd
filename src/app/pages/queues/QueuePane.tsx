import { Suspense } from 'react'
import { Link } from 'react-router'
import { ClaimMark } from '#app/curation/review/actions/ClaimMark.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { QueueDecisions } from './QueueDecisions.tsx'
import type { Action, QueueEntry } from './queue.ts'

/** The current entry of a queue beside the list: the decision, who submitted it and why, and the record. */
export function QueuePane({
  entry,
  place,
  count,
  actions,
  busy,
  ownClaim,
  onDecide,
  onMove,
}: {
  entry: QueueEntry
  /** Its place in the list, from 0. */
  place: number
  count: number
  actions: readonly Action[]
  busy: boolean
  ownClaim: boolean
  onDecide: (action: Action) => void
  onMove: (step: 1 | -1) => void
}) {
  return (
    <section
      aria-label={`${entry.title}, ${place + 1} of ${count}`}
      className="sticky top-16 flex max-h-[calc(100dvh-5rem)] min-w-0 flex-col rounded-md border border-line bg-surface"
    >
      <header className="space-y-2 border-b border-line px-4 py-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-base font-semibold">
            <Link to={entry.href} className="link">
              {entry.title}
            </Link>
          </h2>
          <ClaimMark claim={entry.claim} own={ownClaim} />
          <span className="ml-auto text-xs text-muted">
            {place + 1} of {count}
          </span>
          <Button look="quiet" disabled={place === 0} onClick={() => onMove(-1)}>
            Previous
          </Button>
          <Button look="quiet" disabled={place === count - 1} onClick={() => onMove(1)}>
            Next
          </Button>
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">{entry.subject}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">{entry.about}</p>
        {entry.note ? (
          <section aria-label="Comment for reviewers" className="text-sm">
            {entry.note}
          </section>
        ) : null}
        {entry.decidesItself ? null : (
          <QueueDecisions
            id="pane-reasons"
            className="space-y-1"
            entry={entry}
            actions={actions}
            busy={busy}
            hasPrimary
            onDecide={onDecide}
          />
        )}
      </header>
      <section
        // Scrolled with the keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`Details of ${entry.title}`}
        className="relative space-y-4 overflow-y-auto px-4 py-3"
      >
        <Suspense fallback={<SkeletonLines count={10} />}>{entry.details}</Suspense>
      </section>
    </section>
  )
}
