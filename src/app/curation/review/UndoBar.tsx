import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { useActingOrganization } from './acting-for.ts'
import { moderate, tagOf, undoNote } from './moderate.ts'
import { refreshShown } from './refresh-shown.ts'
import { useLastDecision, withdrawUndo } from './undo.ts'
import type { Decision } from './undo.ts'

/** After a decision: a minute in which one click takes it back. It stays while its reader goes on to other pages of review. */
export function UndoBar() {
  const decision = useLastDecision()
  return (
    <output data-print="hide" className="pointer-events-none fixed inset-x-2 bottom-4 z-30 flex">
      {decision ? <Undo key={`${tagOf(decision.record)} ${decision.decided}`} decision={decision} /> : null}
    </output>
  )
}

function Undo({ decision: { record, decided } }: { decision: Decision }) {
  const { organizationId } = useActingOrganization()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const undo = async () => {
    if (pending) return
    setPending(true)
    const wrong = await moderate(record, 'SUBMITTED', undoNote(decided), organizationId)
    setPending(false)
    setProblem(wrong)
    if (wrong) return
    // The button goes with its bar.
    document.getElementById('main')?.focus({ preventScroll: true })
    withdrawUndo()
    await refreshShown()
  }
  return (
    <div className="pointer-events-auto mx-auto flex max-w-xl flex-wrap items-center gap-x-3 rounded-md border border-line-strong bg-surface px-3 py-1.5 text-sm shadow-lg">
      <span>
        {tagOf(record)} was {decided}.
      </span>
      {problem ? <span className="text-danger">{problem}</span> : null}
      <Button look="quiet" className="text-accent" aria-disabled={pending} onClick={() => void undo()}>
        Undo
      </Button>
      <IconButton icon="close" label="Let the decision stand" onClick={withdrawUndo} />
    </div>
  )
}
