import { useId } from 'react'
import { Link } from 'react-router'
import { ClaimMark } from '#app/curation/review/actions/ClaimMark.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { QueueDecisions } from './QueueDecisions.tsx'
import type { Action, QueueEntry } from './queue.ts'

/** One entry of a queue, with its decisions unless they stand beside the list. */
export function QueueRow({
  entry,
  actions,
  busy,
  chosen,
  current,
  isWide,
  onChoose,
  onDecide,
  onFocus,
  ownClaim,
}: {
  entry: QueueEntry
  /** What is decided here; none where a pane does it. */
  actions: readonly Action[]
  busy: boolean
  chosen: boolean
  /** Whether it stands in the pane. */
  current: boolean
  /** Whether the entry that is current stands beside the list. */
  isWide: boolean
  /** Null for readers, who decide nothing. */
  onChoose: (() => void) | null
  onDecide: (action: Action) => void
  onFocus: () => void
  ownClaim: boolean
}) {
  const id = useId()
  return (
    // A click beside its links and buttons focuses its link, as `j` and `k` do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('a, button, input')) return
        currentTarget.querySelector<HTMLElement>('a[data-open]')?.focus()
      }}
      data-entry={entry.id}
      onFocus={onFocus}
      aria-current={current ? 'true' : undefined}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-l-2 px-4 py-2.5 focus-within:bg-hover lg:grid-cols-[auto_minmax(0,1fr)_auto]',
        current ? 'border-l-accent bg-accent-soft' : 'border-l-transparent',
      )}
    >
      {onChoose ? (
        <input
          type="checkbox"
          aria-label={`Select ${entry.title}`}
          className="mt-1 size-4 accent-accent"
          checked={chosen}
          onChange={onChoose}
        />
      ) : (
        <span />
      )}
      <div className="min-w-0 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link data-open data-record={entry.card} to={entry.href} className="link font-semibold">
            {entry.title}
          </Link>
          {entry.subject}
          <ClaimMark claim={entry.claim} own={ownClaim} />
        </p>
        {/* Where it is decided in the row, the whole of it is read before. */}
        <div className={classNames('max-w-prose break-words', isWide && 'line-clamp-2')}>{entry.body}</div>
        <p className="flex flex-wrap gap-x-2 text-muted">{entry.about}</p>
        {!isWide && entry.note && entry.note !== entry.body ? (
          <section aria-label="Comment for reviewers">{entry.note}</section>
        ) : null}
        {isWide ? null : entry.inRow}
      </div>
      <QueueDecisions
        id={`${id}-reasons`}
        className="col-start-2 mt-1 flex max-w-64 flex-col gap-1 lg:col-start-3 lg:mt-0 lg:items-end lg:text-right"
        entry={entry}
        actions={actions}
        busy={busy}
        onDecide={onDecide}
      />
    </li>
  )
}
