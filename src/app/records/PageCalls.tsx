import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'

const loadDialog = () => import('./PageCallsDialog.tsx')
const PageCallsDialog = lazy(loadDialog)

/** Shows how to ask the same as this page from a program. Its code is fetched when somebody turns to it. */
export function PageCalls() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        data-print="hide"
        className="ml-auto text-muted"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        Use from a program
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <PageCallsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
