import { Button } from '#app/ui/controls/Button.tsx'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { Dialog } from '#app/ui/feedback/Dialog.tsx'

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A link for one person that works once. It is shown here and nowhere else. */
export function OneTimeLink({
  title,
  path,
  expiresAt,
  mailedTo = null,
  onClose,
}: {
  title: string
  path: string
  expiresAt: string
  /** Address to which it is sent; null: it is for the reader to pass on. */
  mailedTo?: string | null
  onClose: () => void
}) {
  const address = window.location.origin + path
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <div className="space-y-4 p-4 text-sm">
        {mailedTo ? <p>The link is sent to {mailedTo}. You need not share it yourself.</p> : null}
        <Callout tone="warning">
          This link is shown only once and works once, until {time.format(new Date(expiresAt))}. Share it only
          with the intended person.
        </Callout>
        <div className="flex items-center gap-2 rounded border border-line-strong bg-sunken px-3 py-2">
          <code className="min-w-0 flex-1 text-xs break-all">{address}</code>
          <CopyButton text={address} label="Copy the link" />
        </div>
        <div className="flex justify-end">
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
