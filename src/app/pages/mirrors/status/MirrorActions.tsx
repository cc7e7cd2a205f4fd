import { useState } from 'react'
import { mutate } from '#app/apollo/mutate.ts'
import {
  PauseUpstreamDocument,
  RemoveUpstreamDocument,
  ResumeUpstreamDocument,
  RunMirrorDocument,
} from '#app/graphql/generated/mirror-status.ts'
import type { MirrorStatus_mirrorFragment } from '#app/graphql/generated/mirror-status.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'

/** Actions of an administrator on a mirror. */
export function MirrorActions({
  mirror: { id, name, pausedAt, running, runRequested },
  onChanged,
}: {
  mirror: MirrorStatus_mirrorFragment
  onChanged: () => void
}) {
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const act = async (send: () => Promise<{ error: string | null }>) => {
    if (pending) return null
    setPending(true)
    const { error } = await send()
    setPending(false)
    setError(error)
    onChanged()
    return error
  }
  const isBusy = pending || running || runRequested
  const run = (allPages: boolean) => act(() => mutate(RunMirrorDocument, { id, allPages }))
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1">
      {pausedAt ? (
        <Button onClick={() => void act(() => mutate(ResumeUpstreamDocument, { id }))}>
          Resume<span className="sr-only"> {name}</span>
        </Button>
      ) : (
        <>
          <Button aria-disabled={isBusy} onClick={() => !isBusy && void run(false)}>
            Run now<span className="sr-only">: {name}</span>
          </Button>
          <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && void run(true)}>
            Full sync<span className="sr-only"> with {name}</span>
          </Button>
          <Button look="quiet" onClick={() => void act(() => mutate(PauseUpstreamDocument, { id }))}>
            Pause<span className="sr-only"> {name}</span>
          </Button>
        </>
      )}
      <Button look="quiet" onClick={() => setRemoving(true)}>
        Remove…<span className="sr-only"> {name}</span>
      </Button>
      <FormError error={isRemoving ? null : error} />
      {isRemoving ? (
        <ConfirmDialog
          title={`Remove ${name}`}
          confirm="Remove"
          pending={pending}
          error={error}
          onConfirm={async () => {
            if ((await act(() => mutate(RemoveUpstreamDocument, { id }))) === null) setRemoving(false)
          }}
          onClose={() => {
            setError(null)
            setRemoving(false)
          }}
        >
          <p>
            {name} is no longer followed. Its records stay here as they are, with their local changes; open
            conflicts are closed. This cannot be undone, but {name} can be added again.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
