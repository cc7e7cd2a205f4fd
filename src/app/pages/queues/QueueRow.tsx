import { useId } from 'react'
import { Link } from 'react-router'
import { AbilityButton } from '#app/curation/review/AbilityButton.tsx'
import { ClaimMark } from '#app/curation/review/ClaimControl.tsx'
import type { Action, QueueEntry } from './queue.ts'

/** One thing that waits for a decision. Why something cannot be done stands below its buttons. */
export function QueueRow({
  entry,
  deeds,
  busy,
  chosen,
  onChoose,
  onDecide,
  ownClaim,
}: {
  entry: QueueEntry
  deeds: readonly Action[]
  busy: boolean
  chosen: boolean
  onChoose: () => void
  onDecide: (deed: Action) => void
  ownClaim: boolean
}) {
  const id = useId()
  const offered = deeds.flatMap((deed) => {
    const ability = entry.may[deed.id]
    return ability ? [{ deed, ability }] : []
  })
  const reasons = [
    ...new Set(offered.flatMap(({ ability }) => (ability.allowed ? [] : (ability.reason ?? [])))),
  ]
  return (
    <li
      data-entry={entry.id}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-2.5 focus-within:bg-hover lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <input
        type="checkbox"
        aria-label={`Select ${entry.title}`}
        className="mt-1 size-4 accent-accent"
        checked={chosen}
        onChange={onChoose}
      />
      <div className="min-w-0 space-y-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link data-open to={entry.href} className="link font-semibold">
            {entry.title}
          </Link>
          {entry.subject}
          <ClaimMark claim={entry.claim} own={ownClaim} />
        </p>
        <div className="line-clamp-2 max-w-prose break-words">{entry.body}</div>
        <p className="flex flex-wrap gap-x-2 text-muted">{entry.about}</p>
      </div>
      {offered.length > 0 ? (
        <div className="col-start-2 mt-1 flex max-w-64 flex-col gap-1 lg:col-start-3 lg:mt-0 lg:items-end">
          <div className="flex flex-wrap gap-2">
            {offered.map(({ deed, ability }) => (
              <AbilityButton
                key={deed.id}
                ability={ability}
                pending={busy}
                aria-label={`${deed.label} ${entry.title}`}
                reasonId={`${id}-reasons`}
                onDo={() => onDecide(deed)}
              >
                {deed.label}
                {deed.reasonLength === null ? '' : '…'}
              </AbilityButton>
            ))}
          </div>
          <p id={`${id}-reasons`} className="text-xs text-muted empty:hidden lg:text-right">
            {reasons.length > 0 ? `${reasons.join('. ')}.` : null}
          </p>
        </div>
      ) : null}
    </li>
  )
}
