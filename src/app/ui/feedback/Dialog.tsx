import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../controls/IconButton.tsx'

/** Ctrl or ⌘ with Enter does what the dialog is for: it sends its form, or else presses the button that confirms. */
function confirmByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  // Also none of the page behind it is sent.
  event.preventDefault()
  const dialog = event.currentTarget
  const form = dialog.querySelector('form')
  if (form) form.requestSubmit()
  else dialog.querySelector<HTMLElement>('[data-confirms]')?.click()
}

/** A window over the page. It holds the focus, closes with Escape and gives the focus back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  closable = true,
  initialFocus,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** False: it has no button of its own to close it; what it shows has one. */
  closable?: boolean
  /** What has the focus at first; the first field unless given, and the title where there is none. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[#0a1017]/45" />
        <Base.Popup
          ref={popup}
          initialFocus={
            initialFocus ??
            (() => popup.current?.querySelector<HTMLElement>('input, select, textarea') ?? heading.current)
          }
          onKeyDown={confirmByKey}
          className="fixed inset-x-2 top-[8dvh] z-50 mx-auto flex max-h-[80dvh] max-w-xl flex-col rounded-lg border border-line bg-surface text-ink shadow-xl"
        >
          <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
            <Base.Title ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
              {title}
            </Base.Title>
            {closable ? <Base.Close render={<IconButton icon="close" label="Close" />} /> : null}
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
