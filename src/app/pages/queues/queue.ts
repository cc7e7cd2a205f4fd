import type { ReactNode } from 'react'
import type { Ability } from '#app/curation/review/AbilityButton.tsx'
import type { StandingClaim } from '#app/curation/review/actions/ClaimMark.tsx'
import type { DecisionResult } from '#app/curation/review/moderate.ts'
import type { Undoable } from '#app/curation/review/undo.ts'

/** Something that waits for a decision. */
export type QueueEntry = {
  id: number
  /** Its tag: `EID12`. */
  title: string
  href: string
  /** What it is about, in a line. */
  subject: ReactNode
  body: ReactNode
  /** The record and what belongs to it, for the pane beside the list. */
  details: ReactNode
  /** Whether `details` holds the decision itself. */
  decidesItself?: boolean
  /** The changes of a revision set that wait for a decision. */
  changeIds?: readonly number[]
  /** Who brought it and when, and marks. */
  about: ReactNode
  /** What whoever brought it says to reviewers; null for nothing. */
  note: ReactNode
  claim: StandingClaim | null
  /** The status that it has, and why, where decisions change it. */
  standing?: { status: string; reason: string | null }
  /** What the viewer may do with it, by the id of the action; one that is not named is not offered. */
  may: Readonly<Record<string, Ability>>
}

/** A decision that can be made in the queue. */
export type Action = {
  id: string
  /** What the button says: `Accept`. */
  label: string
  /** Action, as the end of “3 were …”. */
  done: string
  /** The key that does it to the entry with the focus. */
  key: string
  /** How long the reason must be; null when none is asked for. */
  reasonLength: number | null
  run: (entry: QueueEntry, reason: string | null, organizationId: number | null) => Promise<DecisionResult>
}

/** The outcome of a decision on entries. */
export type Summary = {
  action: string
  done: string[]
  /** What else came of it, in sentences. */
  notes: string[]
  /** The ways back, of those that have one. */
  undoable: Undoable[]
  failures: { title: string; href: string; error: string }[]
}

/** Makes the same decision on one entry after the other, and says which of them the rules or the service refused. */
export async function decideOnAll(
  action: Action,
  entries: readonly QueueEntry[],
  reason: string | null,
  organizationId: number | null,
): Promise<Summary> {
  const summary: Summary = { action: action.done, done: [], notes: [], undoable: [], failures: [] }
  for (const entry of entries) {
    const { title, href, may } = entry
    const ability = may[action.id] ?? { allowed: false, reason: 'Not possible for this item' }
    const { error, undoable, note }: DecisionResult = ability.allowed
      ? await action.run(entry, reason, organizationId)
      : { error: ability.reason ?? 'Not allowed', undoable: null }
    if (error) summary.failures.push({ title, href, error })
    else summary.done.push(title)
    if (note) summary.notes.push(note)
    if (undoable) summary.undoable.push(undoable)
  }
  return summary
}
