import { useState } from 'react'
import { Card } from '#app/ui/Card.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { ConfirmDialog } from '#app/ui/feedback/ConfirmDialog.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'

const failure = {
  title: 'This record could not be loaded',
  detail: 'The service does not respond.',
  requestId: '3f1c',
}

/** Callouts, dialogs, and what stands in the place of content. */
export function Feedback() {
  return (
    <>
      {(['note', 'warning', 'danger'] as const).map((tone) => (
        <Callout key={tone} tone={tone} title="Two revisions wait for review" onDismiss={() => {}}>
          One of them changes the level of evidence.
        </Callout>
      ))}
      <Card title="Clinical summary">
        <SkeletonLines count={3} />
      </Card>
      <EmptyState title="No evidence items match">Remove a filter to see more.</EmptyState>
      <ErrorState failure={failure} onRetry={() => {}} />
      <Dialogs />
    </>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex gap-2">
      <Button onClick={() => setOpen('plain')}>Open a dialog</Button>
      <Button look="danger" onClick={() => setOpen('confirm')}>
        Open a confirmation
      </Button>
      <Dialog open={open === 'plain'} onOpenChange={(isOpen) => !isOpen && close()} title="Columns">
        <p>Choose what the table shows.</p>
      </Dialog>
      {open === 'confirm' ? (
        <ConfirmDialog
          title="Reject the revision?"
          confirm="Reject"
          look="danger"
          onConfirm={close}
          onClose={close}
        >
          Its author is notified.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
