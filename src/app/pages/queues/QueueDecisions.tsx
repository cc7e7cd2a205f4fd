import { Link } from 'react-router'
import { AbilityButton } from '#app/curation/review/AbilityButton.tsx'
import { buttonClass } from '#app/ui/controls/Button.tsx'
import { isCoiDenial } from '#domain/policies/rights.ts'
import type { Action, QueueEntry } from './queue.ts'

/** The id of the notice above a queue that says that a disclosure is missing. */
export const disclosureNoticeId = 'disclosure-notice'

/** The decisions that can be made on an entry, and below them why some cannot. */
export function QueueDecisions({
  id,
  entry,
  actions,
  busy,
  hasPrimary = false,
  onDecide,
  className,
}: {
  /** Unique on the page. */
  id: string
  entry: QueueEntry
  actions: readonly Action[]
  busy: boolean
  /** Whether the first of them is the main action of its part of the page. */
  hasPrimary?: boolean
  onDecide: (action: Action) => void
  className?: string
}) {
  const offered = actions.flatMap((action) => {
    const ability = entry.may[action.id]
    return ability ? [{ action, ability }] : []
  })
  const { form } = entry
  if (offered.length === 0 && !form) return null
  // A missing disclosure is said once, above the list.
  const reasons = new Set(
    offered.flatMap(({ ability: { allowed, reason } }) =>
      allowed || !reason || isCoiDenial(reason) ? [] : [reason],
    ),
  )
  return (
    <div className={className}>
      <div className="flex flex-wrap gap-2">
        {form ? (
          <Link
            to={form.href}
            className={buttonClass(hasPrimary ? 'primary' : 'plain')}
            aria-label={`${form.name} from ${entry.title}`}
          >
            {form.name}
          </Link>
        ) : null}
        {offered.map(({ action, ability }, index) => (
          <AbilityButton
            key={action.id}
            look={hasPrimary && !form && index === 0 ? 'primary' : 'plain'}
            ability={ability}
            pending={busy}
            aria-label={`${action.label} ${entry.title}`}
            reasonId={isCoiDenial(ability.reason ?? '') ? disclosureNoticeId : id}
            onDo={() => onDecide(action)}
          >
            {action.label}
            {action.reasonLength === null ? '' : '…'}
          </AbilityButton>
        ))}
      </div>
      <p id={id} className="text-xs text-muted empty:hidden">
        {reasons.size > 0 ? `${[...reasons].join('. ')}.` : null}
      </p>
    </div>
  )
}
