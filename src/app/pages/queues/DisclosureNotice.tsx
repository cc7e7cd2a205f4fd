import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { isCoiDenial } from '#domain/policies/rights.ts'
import { disclosureNoticeId } from './QueueDecisions.tsx'
import type { QueueEntry } from './queue.ts'

/** Says once that decisions wait for the reviewer's own disclosure, where they do. */
export function DisclosureNotice({ entries }: { entries: readonly QueueEntry[] }) {
  const isMissing = entries.some(({ may }) =>
    Object.values(may).some(({ allowed, reason }) => !allowed && isCoiDenial(reason ?? '')),
  )
  if (!isMissing) return null
  return (
    <div id={disclosureNoticeId}>
      <Callout tone="warning">
        Complete your conflict-of-interest disclosure to review.{' '}
        <Link className="link" to={paths.conflictOfInterest.href()}>
          Complete it
        </Link>
      </Callout>
    </div>
  )
}
