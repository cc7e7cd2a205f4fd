import { lazy, startTransition, useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { TableRequest } from './table-request.ts'

const loadMenu = () => import('./TableToolsMenu.tsx')
const TableToolsMenu = lazy(loadMenu)

/** Download, calls of the interface and saved views of a table; their code is fetched when somebody turns to them. */
export function TableTools({ request }: { request: TableRequest }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        // A transition: what a boundary shows instead would stay for 300 ms.
        onClick={() => startTransition(() => setOpen(true))}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      >
        <Icon name="export" className="size-3.5" />
        <span className="max-sm:sr-only">Export</span>
        <span className="sr-only">and share</span>
      </Button>
      <LazyPart isCompact fallback={null}>
        {open ? <TableToolsMenu request={request} onClose={() => setOpen(false)} /> : null}
      </LazyPart>
    </>
  )
}
