import { lazy, startTransition, useState } from 'react'
import { formatDate } from '#app/ui/dates.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { pageState } from '#app/page-state/page-state.ts'

const loadDialog = () => import('./StateDialog.tsx')
const StateDialog = lazy(loadDialog)

/**
 * Chooses the time of the knowledge that the pages show. The code of the choice is fetched when somebody turns to it.
 * `onOpen` closes the drawer that it stands in on narrow screens, which would lie over the choice.
 */
export function StateControl({ onOpen }: { onOpen?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        look="quiet"
        className="shrink-0 px-2 whitespace-nowrap"
        onClick={() => {
          onOpen?.()
          startTransition(() => setOpen(true))
        }}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        <span className="sr-only">Knowledge as of: </span>
        {pageState ? formatDate(pageState.date) : 'Now'}
        <Icon name="chevronDown" className="size-3.5" />
      </Button>
      <LazyPart isCompact fallback={null}>
        {open ? <StateDialog onClose={() => setOpen(false)} /> : null}
      </LazyPart>
    </>
  )
}
