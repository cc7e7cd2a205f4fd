import { DenialReason } from '#app/curation/review/DenialReason.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { isCoiDenial } from '#domain/policies/rights.ts'
import { disclosureNoticeId } from './QueueDecisions.tsx'
import type { QueueEntry } from './queue.ts'

/** Says once that decisions wait for the reviewer's own disclosure, where they do. */
export function DisclosureNotice({ entries }: { entries: readonly QueueEntry[] }) {
  const denial = entries
    .flatMap(({ may }) => Object.values(may))
    .find(({ allowed, reason }) => !allowed && isCoiDenial(reason ?? ''))
  if (!denial?.reason) return null
  return (
    <div id={disclosureNoticeId}>
      <Callout tone="warning">
        <DenialReason reason={denial.reason} />
      </Callout>
    </div>
  )
}
