import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { FollowedDecisionStatesDocument } from '#app/graphql/generated/moderation.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { IconButton } from '#app/ui/controls/IconButton.tsx'
import { useActingOrganization } from './acting-for.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { undoLast, useUndoState, withdrawFollowed, withdrawUndo } from './undo.ts'
import type { UndoState } from './undo.ts'

/** How often it is looked whether somebody else has decided. */
const lookEveryMs = 10_000

/** Toast after a decision: a minute in which one click takes it back, until something follows. It stays while its reader goes on to other pages of review. */
export function UndoToast() {
  const state = useUndoState()
  return (
    <output data-print="hide" className="pointer-events-none fixed inset-x-2 bottom-4 z-30 flex">
      {state ? (
        <div className="pointer-events-auto mx-auto flex max-h-[40dvh] max-w-xl flex-wrap items-center gap-x-3 overflow-y-auto rounded-md border border-line-strong bg-surface px-3 py-1.5 text-sm shadow-lg">
          {state.state === 'decided' ? <Undo decision={state} /> : <Outcome outcome={state} />}
        </div>
      ) : null}
    </output>
  )
}

/** `EID12 was`, `3 were`. */
const subjectOf = (titles: readonly string[]): string =>
  titles.length === 1 ? `${titles[0]} was` : `${titles.length} were`

function Undo({ decision }: { decision: Extract<UndoState, { state: 'decided' }> }) {
  const { organizationId } = useActingOrganization()
  const { decided, on, final, pending } = decision
  const states = on.flatMap(({ state }) => state ?? [])
  // Fetched anew after each action of review, too.
  const { data } = useQuery(FollowedDecisionStatesDocument, {
    variables: { states },
    fetchPolicy: 'network-only',
    pollInterval: lookEveryMs,
    skip: pending || states.length === 0,
  })
  useEffect(() => {
    if (data) withdrawFollowed(new Set(data.followedDecisionStates.map(({ state }) => state)))
  }, [data])
  const exact = on.every((undoable) => undoable.exact)
  const undo = async () => {
    if (!(await undoLast(organizationId))) return
    // The button goes with its decision.
    document.getElementById('main')?.focus({ preventScroll: true })
    await refetchAfter('review')
  }
  return (
    <>
      <span>
        {subjectOf(on.map(({ title }) => title))} {decided}
        {final > 0 ? `; ${final} more are final` : ''}.
      </span>
      <Button look="quiet" className="text-accent" aria-disabled={pending} onClick={() => void undo()}>
        {pending ? 'Undoing…' : exact ? 'Undo' : 'Reopen review'}
        {on.length > 1 ? <span className="sr-only"> all {on.length}</span> : null}
      </Button>
      <IconButton icon="close" label="Dismiss" onClick={withdrawUndo} />
    </>
  )
}

function Outcome({ outcome }: { outcome: Extract<UndoState, { state: 'undone' }> }) {
  const { undone, done, failures } = outcome
  return (
    <>
      <div>
        {done.length > 0 ? (
          <p>
            {subjectOf(done.map(({ title }) => title))} {undone}.
          </p>
        ) : null}
        {failures.length > 0 ? (
          <ul className="text-danger">
            {failures.map(({ title, href, error }) => (
              <li key={title}>
                <Link className="link" to={href}>
                  {title}
                </Link>{' '}
                was not: {error}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <IconButton icon="close" label="Dismiss" onClick={withdrawUndo} />
    </>
  )
}
