import { lazy, useRef, useState } from 'react'
import { Link } from 'react-router'
import { mutate } from '#app/apollo/mutate.ts'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { UndoEvidenceMoveDocument } from '#app/graphql/generated/evidence-move.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { isEditor } from '#domain/policies/roles.ts'
import type { RecordActionSet } from '../actions/record-action.ts'
import type { EvidenceMoved } from './MoveEvidenceDialog.tsx'

const MoveEvidenceDialog = lazy(async () => ({
  default: (await import('./MoveEvidenceDialog.tsx')).MoveEvidenceDialog,
}))

const none: RecordActionSet = { actions: [], parts: null }

/** For editors: moves evidence of a profile to another one, and takes that back as one while nothing has followed. */
export function useEvidenceMove(profileId: number | null, organizationId: number | null): RecordActionSet {
  const viewer = useViewer()
  const place = useRef<HTMLOutputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [moved, setMoved] = useState<(EvidenceMoved & { isUndone: boolean }) | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  if (profileId === null || !viewer || !isEditor(viewer)) return none
  const undo = async () => {
    if (!moved || isPending) return
    setPending(true)
    const comment = `Undone: ${moved.comment}`.slice(0, 5000)
    const { error: wrong } = await mutate(UndoEvidenceMoveDocument, {
      moveId: moved.moveId,
      comment,
      organizationId,
    })
    setPending(false)
    setError(wrong)
    if (wrong) return
    setMoved({ ...moved, isUndone: true })
    await refetchAfter('suggestion')
    place.current?.focus()
  }
  return {
    actions: [{ label: 'Move evidence…', isDangerous: true, onDo: () => setOpen(true) }],
    parts: (
      <>
        <output ref={place} tabIndex={-1} className="block w-full outline-none empty:hidden">
          {moved ? (
            <Moved moved={moved} error={error} isPending={isPending} onUndo={() => void undo()} />
          ) : null}
        </output>
        {isOpen ? (
          <LazyPart fallback={null}>
            <MoveEvidenceDialog
              profileId={profileId}
              organizationId={organizationId}
              onDone={(made) => {
                setError(null)
                setMoved({ ...made, isUndone: false })
                // After the dialog has given the focus back.
                setTimeout(() => place.current?.focus())
              }}
              onClose={() => setOpen(false)}
            />
          </LazyPart>
        ) : null}
      </>
    ),
  }
}

function Moved({
  moved: { count, to, isUndone },
  error,
  isPending,
  onUndo,
}: {
  moved: EvidenceMoved & { isUndone: boolean }
  error: string | null
  isPending: boolean
  onUndo: () => void
}) {
  const items = countOf(count, 'evidence item', 'evidence items')
  const were = count === 1 ? 'was' : 'were'
  return (
    <Callout title={isUndone ? `${items} ${were} moved back.` : `${items} ${were} moved.`}>
      {isUndone ? null : (
        <p className="flex flex-wrap items-center gap-x-3">
          <Link className="link" to={paths.molecularProfile.href(to.id)}>
            {to.name}
          </Link>
          <Button aria-disabled={isPending} onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
      {error ? (
        <p role="alert" className="text-danger">
          {error}
        </p>
      ) : null}
    </Callout>
  )
}
