import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useViewer } from '#app/account/use-viewer.ts'
import { ActingFor } from '#app/curation/review/ActingFor.tsx'
import { ReasonDialog } from '#app/curation/review/ReasonDialog.tsx'
import { UndoBar } from '#app/curation/review/UndoBar.tsx'
import { useActingOrganization } from '#app/curation/review/acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { offerUndo, undoLast, useUndoState } from '#app/curation/review/undo.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { useStableCallback } from '#app/ui/use-stable-callback.ts'
import { QueueRow } from './QueueRow.tsx'
import { QueueSummary } from './QueueSummary.tsx'
import { decideOnAll } from './queue.ts'
import type { Action, QueueEntry, Summary } from './queue.ts'

/**
 * What waits for a decision, the oldest first. `j` and `k` move, Enter opens, `x` chooses, each deed has its key, and
 * `u` takes the last one back. What was decided on leaves the list and the focus goes on to the next.
 */
export function QueueList({
  label,
  entries,
  totalCount,
  deeds,
  none,
  onMore,
}: {
  label: string
  entries: readonly QueueEntry[]
  totalCount: number
  deeds: readonly Action[]
  none: string
  onMore: () => void
}) {
  const viewer = useViewer()
  const acting = useActingOrganization()
  const undoState = useUndoState()
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState<{ deed: Action; entries: readonly QueueEntry[] } | null>(null)
  const [summary, setSummary] = useState<Summary | null>(null)
  const [busy, setBusy] = useState(false)
  const [goOn, setGoOn] = useState<{ at: number } | null>(null)

  // After a dialog has given the focus back.
  useEffect(() => {
    if (!goOn || asking) return undefined
    const timer = setTimeout(() => focusOn(list.current, goOn.at))
    return () => clearTimeout(timer)
  }, [goOn, asking])

  const decide = async (deed: Action, on: readonly QueueEntry[], reason: string | null) => {
    if (busy) return null
    setBusy(true)
    setSummary(null)
    const at = Math.max(
      entries.findIndex(({ id }) => id === on[0]?.id),
      0,
    )
    const outcome = await decideOnAll(deed, on, reason, acting.organizationId)
    const onlyProblem = on.length === 1 ? outcome.refused[0]?.problem : undefined
    setBusy(false)
    if (onlyProblem && reason !== null) return onlyProblem
    // What can be taken back says so itself.
    if (outcome.refused.length > 0 || (on.length > 1 && outcome.undoable.length === 0)) setSummary(outcome)
    offerUndo(outcome.deed, outcome.undoable, outcome.done.length - outcome.undoable.length)
    if (outcome.done.length > 0) {
      setChosen(new Set())
      await refetchAfter('review')
      setGoOn({ at })
    }
    return null
  }
  const start = (deed: Action, on: readonly QueueEntry[]) => {
    const allowed = on.some(({ may }) => may[deed.id]?.allowed)
    if (deed.reasonLength === null || !allowed) void decide(deed, on, null)
    else setAsking({ deed, entries: on })
  }
  const undo = async (at: number) => {
    if (!(await undoLast(acting.organizationId))) return
    await refetchAfter('review')
    setGoOn({ at: Math.max(at, 0) })
  }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const at = rows.findIndex((row) => row.contains(event.target as Node))
    const entry = entries[at]
    const deed = deeds.find(({ key }) => key === event.key)
    if (event.key === 'j') focusOn(list.current, at + 1)
    else if (event.key === 'k') focusOn(list.current, at - 1)
    else if (event.key === 'x' && entry) toggle(entry.id)
    else if (event.key === 'u' && viewer) void undo(at)
    else if (deed && entry && viewer) start(deed, [entry])
    else return
    event.preventDefault()
  }
  useFreeKeys({ j: () => focusOn(list.current, 0), u: () => viewer && void undo(0) })

  const picked = entries.filter(({ id }) => chosen.has(id))
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <output className="mr-auto">
          {totalCount === entries.length
            ? countOf(totalCount, 'item', 'items')
            : `Showing ${entries.length} of ${totalCount}`}
          {picked.length > 0 ? `, ${picked.length} selected` : ''}
        </output>
        {picked.length > 0 && viewer
          ? deeds.map((deed) => (
              <Button key={deed.id} aria-disabled={busy} onClick={() => start(deed, picked)}>
                {deed.label} {picked.length} selected{deed.reasonLength === null ? '' : '…'}
              </Button>
            ))
          : null}
        <ActingFor {...acting} />
        <KeyHints deeds={deeds} />
      </div>
      {summary && undoState?.state !== 'undone' ? (
        <QueueSummary summary={summary} onDismiss={() => setSummary(null)} />
      ) : null}
      {entries.length === 0 ? <EmptyState title={none} /> : null}
      {/* The keys move between the links of the list; the list itself takes no focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden"
      >
        {entries.map((entry) => (
          <QueueRow
            key={entry.id}
            entry={entry}
            deeds={viewer ? deeds : []}
            busy={busy}
            chosen={chosen.has(entry.id)}
            onChoose={() => toggle(entry.id)}
            onDecide={(deed) => start(deed, [entry])}
            ownClaim={entry.claim !== null && entry.claim.user.id === viewer?.id}
          />
        ))}
      </ul>
      {entries.length < totalCount ? <Button onClick={onMore}>Show more</Button> : null}
      {asking ? (
        <ReasonDialog
          title={`${asking.deed.label} ${asking.entries.length === 1 ? asking.entries[0]?.title : `${asking.entries.length} selected`}`}
          confirm={asking.deed.label}
          minLength={asking.deed.reasonLength ?? 0}
          onSubmit={(reason) => decide(asking.deed, asking.entries, reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <UndoBar />
    </div>
  )
}

/** Gives the focus to the link of an entry; to the first or last one when there are fewer. */
function focusOn(list: HTMLElement | null, index: number) {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-entry] a[data-open]') ?? [])]
  links[Math.min(Math.max(index, 0), links.length - 1)]?.focus()
}

/** Keys that work while nothing on the page has the focus: one goes to the first entry, say. */
function useFreeKeys(deeds: Readonly<Record<string, () => void>>) {
  const onKeyDown = useStableCallback((event: globalThis.KeyboardEvent) => {
    const deed = deeds[event.key]
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return
    const { activeElement } = document
    if (activeElement !== document.body && activeElement?.id !== 'main') return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onKeyDown])
}

function KeyHints({ deeds }: { deeds: readonly Action[] }) {
  const hints = [
    ['j', ''],
    ['k', 'move'],
    ['Enter', 'open'],
    ['x', 'select'],
    ...deeds.map(({ key, label }) => [key, label.toLowerCase()]),
    ['u', 'undo'],
  ] as const
  return (
    <span data-print="hide" className="max-sm:hidden">
      {hints.map(([key, words]) => (
        <span key={key}>
          <kbd className="rounded border border-line-strong bg-sunken px-1 font-mono text-xs">{key}</kbd>{' '}
          {words}
          {words ? ' ' : ''}
        </span>
      ))}
    </span>
  )
}
