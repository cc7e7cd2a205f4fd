import { lazy, startTransition, Suspense, useState } from 'react'
import { Button } from '#app/ui/controls/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { TableRequest } from './table-request.ts'

const loadMenu = () => import('./TableToolsMenu.tsx')
const TableToolsMenu = lazy(loadMenu)

/** Download, calls of the interface and saved views of a table; their code is fetched when somebody turns to them. */
export function TableTools({ request }: { request: TableRequest }) {
  const [isOpened, setOpened] = useState(false)
  const button = (
    <Button
      aria-haspopup="menu"
      onClick={() => startTransition(() => setOpened(true))}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
    >
      <Icon name="export" className="size-3.5" />
      <span className="max-sm:sr-only">Export</span>
      <span className="sr-only">and share</span>
    </Button>
  )
  // A transition: what a boundary shows instead would stay for 300 ms.
  return <Suspense fallback={button}>{isOpened ? <TableToolsMenu request={request} /> : button}</Suspense>
}
