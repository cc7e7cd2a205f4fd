import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { ActingFor } from '#app/curation/review/ActingFor.tsx'
import { ReasonDialog } from '#app/curation/review/ReasonDialog.tsx'
import {
  RevisionDecidedContext,
  supersededSentence,
} from '#app/curation/review/revisions/revision-decided.ts'
import type { RevisionDecided } from '#app/curation/review/revisions/revision-decided.ts'
import { UndoToast } from '#app/curation/review/UndoToast.tsx'
import { useActingOrganization } from '#app/curation/review/acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { offerUndo, undoLast, useUndoState } from '#app/curation/review/undo.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ShortcutHints } from '#app/ui/ShortcutHints.tsx'
import { useSearchUpdate, withParameter } from '#app/ui/hooks/use-search-update.ts'
import { useShortcuts } from '#app/ui/hooks/use-shortcuts.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { ShowMore } from '#app/entities/ShowMore.tsx'
import { paths } from '#app/paths.ts'
import { DisclosureNotice } from './DisclosureNotice.tsx'
import { QueuePane } from './QueuePane.tsx'
import { QueueRow } from './QueueRow.tsx'
import { QueueSummary } from './QueueSummary.tsx'
import { useWide } from './use-wide.ts'
import { decideOnAll } from './queue.ts'
import type { Action, QueueEntry, Summary, WaitingQueue } from './queue.ts'

/**
 * Entries that wait for a decision, the oldest first. While one has the focus, `j` and `k` move, Enter opens,
 * `x` selects, each action has its key, and `u` undoes the last one. On wide screens the current entry stands beside the list. What was decided on
 * leaves the list and the focus goes on to the next.
 */
export function QueueList({
  label,
  entries,
  totalCount,
  actions,
  none,
  next,
  onMore,
}: {
  label: string
  entries: readonly QueueEntry[]
  totalCount: number
  actions: readonly Action[]
  none: string
  /** Where more waits, offered once nothing does here. */
  next: WaitingQueue | null
  onMore: () => void
}) {
  const viewer = useViewer()
  const acting = useActingOrganization()
  const undoState = useUndoState()
  const wide = useWide()
  const [search] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const currentId = Number(search.get('record'))
  const isOwnClaim = ({ claim }: QueueEntry) => claim !== null && claim.user.id === viewer?.id
  const list = useRef<HTMLUListElement>(null)
  const onward = useRef<HTMLAnchorElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState<{ action: Action; entries: readonly QueueEntry[] } | null>(null)
  const [summary, setSummary] = useState<Summary | null>(null)
  const [busy, setBusy] = useState(false)
  const [goOn, setGoOn] = useState<{ at: number; from: Element | null } | null>(null)

  // After a dialog has given the focus back.
  useEffect(() => {
    if (!goOn || asking) return undefined
    const timer = setTimeout(() => {
      // Whoever has gone on to another entry meanwhile stays there.
      const now = document.activeElement
      if (now === goOn.from || !list.current?.contains(now)) focusOn(list.current, goOn.at)
      onward.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [goOn, asking])
  // A long list comes in parts: what had the focus may leave it later.
  useEffect(() => {
    if (goOn && document.activeElement === document.body)
      focusOn(list.current, Math.min(goOn.at, entries.length - 1))
  }, [goOn, entries])

  const decide = async (action: Action, on: readonly QueueEntry[], reason: string | null) => {
    if (busy) return null
    const from = document.activeElement
    setBusy(true)
    setSummary(null)
    const at = Math.max(
      entries.findIndex(({ id }) => id === on[0]?.id),
      0,
    )
    const outcome = await decideOnAll(action, on, reason, acting.organizationId)
    const onlyError = on.length === 1 ? outcome.failures[0]?.error : undefined
    setBusy(false)
    if (onlyError && reason !== null) return onlyError
    // What can be taken back says so itself.
    if (outcome.failures.length > 0 || outcome.undoable.length === 0) setSummary(outcome)
    offerUndo(outcome.action, outcome.undoable, outcome.done.length - outcome.undoable.length)
    if (outcome.done.length > 0) setChosen(new Set())
    // What was refused may have been decided on by somebody else.
    await refetchAfter('review')
    setGoOn({ at, from })
    return null
  }
  /** Goes on after a decision that was made on the record in the pane itself. */
  const goOnAfter = async ({ decided, fields, superseded }: RevisionDecided) => {
    const note = supersededSentence(superseded)
    const from = document.activeElement
    await refetchAfter('review')
    setSummary({
      action: decided,
      done: [[current?.title, fields.length > 0 && `(${fields.join(', ')})`].filter(Boolean).join(' ')],
      notes: note ? [note] : [],
      undoable: [],
      failures: [],
    })
    setGoOn({ at: Math.max(place, 0), from })
  }
  /** Says why a decision in the pane was refused: what somebody else has decided on leaves the list. */
  const showError = (error: string) => {
    if (!current) return
    const { title, href } = current
    setSummary({ action: 'decided', done: [], notes: [], undoable: [], failures: [{ title, href, error }] })
  }
  const start = (action: Action, on: readonly QueueEntry[]) => {
    const allowed = on.some(({ may }) => may[action.id]?.allowed)
    if (action.reasonLength === null || !allowed) void decide(action, on, null)
    else setAsking({ action, entries: on })
  }
  const undo = async (at: number) => {
    const from = document.activeElement
    if (!(await undoLast(acting.organizationId))) return
    await refetchAfter('review')
    setGoOn({ at: Math.max(at, 0), from })
  }
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const picked = entries.filter(({ id }) => chosen.has(id))
  const at = entries.findIndex(({ id }) => id === currentId)
  const place = at < 0 && wide ? 0 : at
  const current = entries[place]
  const select = (id: number) => {
    if (id === currentId) return
    updateSearch((present) => withParameter(present, 'record', String(id)), {
      replace: true,
      preventScrollReset: true,
    })
  }
  /** The place of the entry that has the focus, else of the current one; the address follows the focus a moment later. */
  const placeNow = () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry']
    return focused === undefined ? place : entries.findIndex(({ id }) => String(id) === focused)
  }
  const decideNow = (action: Action) => {
    const now = entries[placeNow()]
    const on = picked.length > 0 ? picked : now ? [now] : []
    if (on.length > 0) start(action, on)
  }
  const toggleNow = () => {
    const now = entries[placeNow()]
    if (now) toggle(now.id)
  }
  useShortcuts(list, '[data-entry]', {
    j: () => focusOn(list.current, placeNow() + 1),
    k: () => focusOn(list.current, placeNow() - 1),
    ...(viewer && {
      x: toggleNow,
      u: () => void undo(placeNow()),
      ...Object.fromEntries(actions.map((action) => [action.key, () => decideNow(action)])),
    }),
  })

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
          ? actions.map((action) => (
              <Button key={action.id} aria-disabled={busy} onClick={() => start(action, picked)}>
                {action.label} {picked.length} selected{action.reasonLength === null ? '' : '…'}
              </Button>
            ))
          : null}
        <ActingFor {...acting} />
        {entries.length > 0 ? (
          <ShortcutHints hints={viewer ? hintsOf(actions) : moving} settings={paths.keyboard.href()} />
        ) : null}
      </div>
      {/* A pane that holds the decision says it there. */}
      {viewer && !(wide && current?.decidesItself) ? <DisclosureNotice entries={entries} /> : null}
      {summary && undoState?.state !== 'undone' ? (
        <QueueSummary summary={summary} onDismiss={() => setSummary(null)} />
      ) : null}
      {entries.length === 0 ? (
        <EmptyState title={none}>
          {next ? (
            <Link ref={onward} to={next.href} className="link">
              Next queue: {next.title} ({next.count})
            </Link>
          ) : null}
        </EmptyState>
      ) : null}
      <div
        className={wide ? 'grid grid-cols-[minmax(22rem,28rem)_minmax(0,1fr)] items-start gap-4' : undefined}
      >
        <div className="space-y-3">
          <ul
            ref={list}
            aria-label={label}
            className="divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden"
          >
            {entries.map((entry) => (
              <QueueRow
                key={entry.id}
                entry={entry}
                actions={viewer && !wide ? actions : []}
                busy={busy}
                chosen={chosen.has(entry.id)}
                current={wide && entry === current}
                isWide={wide}
                onChoose={viewer ? () => toggle(entry.id) : null}
                onDecide={(action) => start(action, [entry])}
                onFocus={() => select(entry.id)}
                ownClaim={isOwnClaim(entry)}
              />
            ))}
          </ul>
          <ShowMore shown={entries.length} total={totalCount} onMore={onMore} />
        </div>
        {wide && current ? (
          <RevisionDecidedContext value={{ decided: goOnAfter, failed: showError }}>
            <QueuePane
              entry={current}
              place={place}
              count={entries.length}
              actions={viewer ? actions : []}
              busy={busy}
              ownClaim={isOwnClaim(current)}
              onDecide={(action) => start(action, [current])}
              onMove={(step) => {
                const next = entries[place + step]
                if (next) select(next.id)
              }}
            />
          </RevisionDecidedContext>
        ) : null}
      </div>
      {asking ? (
        <ReasonDialog
          title={`${asking.action.label} ${asking.entries.length === 1 ? asking.entries[0]?.title : `${asking.entries.length} selected`}`}
          draft={`${label}:${asking.action.id}:${asking.entries.map(({ id }) => id).join()}`}
          confirm={asking.action.label}
          minLength={asking.action.reasonLength ?? 0}
          about={asking.entries.length === 1 ? asking.entries[0] : undefined}
          onSubmit={(reason) => decide(asking.action, asking.entries, reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
      <UndoToast />
    </div>
  )
}

/** Gives the focus to the link of an entry; to the first or last one when there are fewer. */
function focusOn(list: HTMLElement | null, index: number) {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-entry] a[data-open]') ?? [])]
  links[Math.min(Math.max(index, 0), links.length - 1)]?.focus()
}

const moving = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
] as const

/** The shortcuts of a queue, in the order in which they are shown. */
const hintsOf = (actions: readonly Action[]) => [
  ...moving,
  [['x'], 'select'] as const,
  ...actions.map(({ key, label }) => [[key], label.toLowerCase()] as const),
  [['u'], 'undo'] as const,
]
