import { useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { refetchAfter } from '#app/apollo/stale-queries.ts'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'
import { FormError } from '#app/ui/form/FormError.tsx'
import { SubmitButton } from '#app/ui/form/SubmitButton.tsx'
import { useSubmission } from '#app/ui/form/use-submission.ts'
import { lengthError, longestTexts } from '#domain/text/text-lengths.ts'
import { CommentField } from './discussion/CommentField.tsx'
import { useStoredText } from './discussion/use-stored-text.ts'

/**
 * Asks why before something is decided. What was typed stays when the server refuses, and when the dialog is closed
 * other than by Cancel.
 */
export function ReasonDialog({
  title,
  draft,
  confirm,
  look,
  label = 'Reason',
  minLength = 1,
  optional = false,
  blocked = false,
  missing = null,
  initialFocus,
  about,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  /** Name under which the text is kept until it is sent: the action and the records it is about. */
  draft: string
  /** The action, as the button says it. */
  confirm: string
  /** `danger` for what cannot be taken back. */
  look?: 'primary' | 'danger'
  /** What the text is called. */
  label?: string
  /** How many characters the rules ask for. */
  minLength?: number
  /** Whether it can be left empty. */
  optional?: boolean
  /** Whether what is asked about is not there yet, so that nothing can be confirmed. */
  blocked?: boolean
  /** What else is missing before it can be confirmed, as a sentence. */
  missing?: string | null
  /** What has the focus at first; the reason unless something comes before it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The record that is decided on, to look at when the decision is refused. */
  about?: { title: string; href: string } | undefined
  onSubmit: (reason: string) => Promise<string | null>
  onClose: () => void
  children?: ReactNode
}) {
  const [reason, setReason] = useStoredText(`reason:${useViewer()?.id ?? 0}:${draft}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const name = optional ? 'Comment' : label
  const tooShort = (text: string) => {
    if (text.length >= minLength || (optional && text === '')) return null
    return minLength > 1
      ? `${name}: at least ${minLength} characters; currently ${text.length}.`
      : 'Give a reason; the submitter will see it.'
  }
  const tooLong = (text: string) => {
    const message = lengthError(`The ${name.toLowerCase()}`, text, longestTexts.comment)
    return message && `${message}.`
  }
  const {
    pending,
    error,
    onSubmit: send,
  } = useSubmission(async () => {
    const text = reason.trim()
    if (blocked) return null
    const errors = [missing, tooShort(text), tooLong(text)].filter((one) => one !== null)
    if (errors.length > 0) return errors.join(' ')
    const wrong = await onSubmit(text)
    setFailed(wrong !== null)
    if (wrong) return wrong
    setReason('')
    onClose()
    return null
  })
  const close = () => {
    onClose()
    // Somebody else may have decided meanwhile.
    if (hasFailed) void refetchAfter('review')
  }
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title} initialFocus={initialFocus ?? field}>
      <form onSubmit={send} className="space-y-4 overflow-y-auto p-4 text-sm" noValidate>
        <FormError error={error} />
        {hasFailed && about ? (
          <p>
            <Link className="link" to={about.href} onClick={close}>
              Look at {about.title}
            </Link>
            . Your text is kept.
          </p>
        ) : null}
        {children}
        <CommentField label={label} value={reason} onChange={setReason} fieldRef={field} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            onClick={() => {
              setReason('')
              close()
            }}
          >
            Cancel
          </Button>
          <SubmitButton look={look} pending={pending || blocked} pendingLabel={blocked ? confirm : undefined}>
            {confirm}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
