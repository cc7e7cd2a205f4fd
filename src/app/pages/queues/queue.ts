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
  /** The record of which its link shows a card, such as `evidenceItem:12`; none unless given. */
  card?: string
  /** What it is about, in a line. */
  subject: ReactNode
  body: ReactNode
  /** The record and what belongs to it, for the pane beside the list. */
  details: ReactNode
  /** Stands below the entry where there is no room for `details` beside the list. */
  inRow?: ReactNode
  /** Whether `details` holds the decision itself. */
  decidesItself?: boolean
  /** The changes of a revision set that wait for a decision. */
  changeIds?: readonly number[]
  /** Who brought it and when, and marks. */
  about: ReactNode
  /** What whoever brought it says to reviewers; null for nothing. */
  note: ReactNode
  claim: StandingClaim | null
  /** A form that begins with it, beside its decisions. */
  form?: { name: string; href: string } | undefined
  /** The status that it has, and why, where decisions change it. */
  standing?: { status: string; reason: string | null }
  /** The state that it shows, on which decisions are made. */
  decisionState?: string | null | undefined
  /** Names the contents that are shown, for decisions on just these. */
  digest?: string
  /** What the viewer may do with it, by the id of the action; one that is not named is not offered. */
  may: Readonly<Record<string, Ability>>
}

/** A queue with how much waits in it; undefined until that is known. */
export type WaitingQueue = { title: string; href: string; id: string; count: number | undefined }

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
  /** Does it to several entries at once, where that is one request; results in the order of the entries. */
  runAll?: (entries: readonly QueueEntry[], organizationId: number | null) => Promise<DecisionResult[]>
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

/** Results of a decision on entries that it is allowed on. */
async function runOn(
  action: Action,
  entries: readonly QueueEntry[],
  reason: string | null,
  organizationId: number | null,
): Promise<Map<number, DecisionResult>> {
  const results = new Map<number, DecisionResult>()
  if (action.runAll) {
    const all = entries.length > 0 ? await action.runAll(entries, organizationId) : []
    for (const [index, { id }] of entries.entries())
      results.set(id, all[index] ?? { error: null, undoable: null })
  } else {
    // States that an own decision of this batch has replaced: several entries may be about one record.
    const after = new Map<string, string>()
    for (const entry of entries) {
      const seen = entry.decisionState
      const decisionState = (seen && after.get(seen)) ?? seen
      const result = await action.run({ ...entry, decisionState }, reason, organizationId)
      if (seen && result.state) after.set(seen, result.state)
      results.set(entry.id, result)
    }
  }
  return results
}

/** Makes the same decision on entries, and says which of them the rules or the service refused. */
export async function decideOnAll(
  action: Action,
  entries: readonly QueueEntry[],
  reason: string | null,
  organizationId: number | null,
): Promise<Summary> {
  const summary: Summary = { action: action.done, done: [], notes: [], undoable: [], failures: [] }
  const allowed = entries.filter(({ may }) => may[action.id]?.allowed)
  const results = await runOn(action, allowed, reason, organizationId)
  for (const { id, title, href, may } of entries) {
    const reasonWhyNot = may[action.id] ? may[action.id]?.reason : 'Not possible for this item'
    const { error, undoable, note }: DecisionResult = results.get(id) ?? {
      error: reasonWhyNot ?? 'Not allowed',
      undoable: null,
    }
    if (error) summary.failures.push({ title, href, error })
    else summary.done.push(title)
    if (note) summary.notes.push(note)
    if (undoable) summary.undoable.push(undoable)
  }
  return summary
}
