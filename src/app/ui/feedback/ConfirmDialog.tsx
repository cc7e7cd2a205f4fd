import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { FormError } from '../form/FormError.tsx'

/** Asks before something that cannot be taken back. The safe answer has the focus; `confirm` names the deed. */
export function ConfirmDialog({
  title,
  confirm,
  look = 'danger',
  pending = false,
  error = null,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  confirm: string
  look?: 'danger' | 'primary'
  pending?: boolean
  error?: string | null
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} initialFocus={safe}>
      <div className="space-y-4 p-4 text-sm">
        <div>{children}</div>
        <FormError error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button ref={safe} onClick={onClose}>
            Cancel
          </Button>
          <Button data-confirms look={look} aria-disabled={pending} onClick={() => !pending && onConfirm()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
