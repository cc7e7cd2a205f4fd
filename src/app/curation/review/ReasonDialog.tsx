import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import { lengthError, longestTexts } from '#domain/text/text-lengths.ts'
import { CommentField } from './discussion/CommentField.tsx'

/** Asks why before something is decided. What was typed stays when the service refuses. */
export function ReasonDialog({
  title,
  confirm,
  label = 'Reason',
  minLength = 1,
  optional = false,
  blocked = false,
  initial = '',
  initialFocus,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  /** The deed, as the button says it. */
  confirm: string
  /** What the text is called. */
  label?: string
  /** How many characters the rules ask for. */
  minLength?: number
  /** Whether it can be left empty. */
  optional?: boolean
  /** Whether what is asked about is not there yet, so that nothing can be confirmed. */
  blocked?: boolean
  initial?: string
  /** What has the focus at first; the reason unless something comes before it. */
  initialFocus?: RefObject<HTMLElement | null>
  onSubmit: (reason: string) => Promise<string | null>
  onClose: () => void
  children?: ReactNode
}) {
  const [reason, setReason] = useState(initial)
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    pending,
    error,
    onSubmit: send,
  } = useSubmission(async () => {
    const text = reason.trim()
    if (blocked) return null
    if (text.length < minLength && !(optional && text === '')) {
      return minLength > 1
        ? `At least ${minLength} characters; currently ${text.length}.`
        : 'Give a reason; the submitter will see it.'
    }
    const tooLong = lengthError('The reason', text, longestTexts.comment)
    if (tooLong) return `${tooLong}.`
    const wrong = await onSubmit(text)
    if (!wrong) onClose()
    return wrong
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      initialFocus={initialFocus ?? field}
    >
      <form onSubmit={send} className="space-y-4 overflow-y-auto p-4 text-sm" noValidate>
        <FormError error={error} />
        {children}
        <CommentField label={label} value={reason} onChange={setReason} fieldRef={field} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton pending={pending || blocked} pendingLabel={blocked ? confirm : undefined}>
            {confirm}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
