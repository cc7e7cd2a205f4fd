import type { ReactNode } from 'react'
import type { Ability } from '#app/curation/review/AbilityButton.tsx'
import type { StandingClaim } from '#app/curation/review/ClaimControl.tsx'
import type { Problem } from '#app/ui/form/use-submission.ts'

/** Something that waits for a decision. */
export type QueueEntry = {
  id: number
  /** Its tag: `EID12`. */
  title: string
  href: string
  /** What it is about, in a line. */
  subject: ReactNode
  body: ReactNode
  /** Who brought it and when, and marks. */
  about: ReactNode
  claim: StandingClaim | null
  /** What the viewer may do with it, by the id of the deed; a deed that is not named is not offered. */
  may: Readonly<Record<string, Ability>>
}

/** A decision that can be made in the queue. */
export type Deed = {
  id: string
  /** What the button says: `Accept`. */
  label: string
  /** What was done, as the end of “3 were …”. */
  done: string
  /** The key that does it to the entry with the focus. */
  key: string
  /** How long the reason must be; null when none is asked for. */
  reasonLength: number | null
  run: (id: number, reason: string | null, organizationId: number | null) => Promise<Problem>
}

/** The outcome of a decision on several entries. */
export type Summary = {
  deed: string
  done: string[]
  refused: { title: string; href: string; problem: string }[]
}

/** Makes the same decision on one entry after the other, and says which of them the rules or the service refused. */
export async function decideOnAll(
  deed: Deed,
  entries: readonly QueueEntry[],
  reason: string | null,
  organizationId: number | null,
): Promise<Summary> {
  const summary: Summary = { deed: deed.done, done: [], refused: [] }
  for (const { id, title, href, may } of entries) {
    const ability = may[deed.id] ?? { allowed: false, reason: 'It cannot be done with this one' }
    const problem = ability.allowed
      ? await deed.run(id, reason, organizationId)
      : (ability.reason ?? 'The rules do not allow it')
    if (problem) summary.refused.push({ title, href, problem })
    else summary.done.push(title)
  }
  return summary
}
