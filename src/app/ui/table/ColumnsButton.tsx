import { lazy, startTransition, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { LazyPart } from '../feedback/LazyPart.tsx'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import type { TableModel } from './table-model.ts'

const loadChooser = () => import('./ColumnChooser.tsx')
// `lazy` loses the type parameter of the component; the cast gives it back.
const ColumnChooser = lazy(loadChooser) as unknown as <Row extends object>(props: {
  model: TableModel<Row>
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) => ReactNode

/** Opens the choice of columns. Its code is fetched when somebody turns to the button. */
export function ColumnsButton<Row extends object>({ model }: { model: TableModel<Row> }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        // A transition: what a boundary shows instead would stay for 300 ms.
        onClick={() => startTransition(() => setOpen(!open))}
        onPointerEnter={() => void loadChooser()}
        onFocus={() => void loadChooser()}
      >
        <Icon name="columns" className="size-3.5" />
        <span className="max-sm:sr-only">Columns</span>
      </Button>
      <LazyPart isCompact fallback={null}>
        {open ? <ColumnChooser model={model} button={button} onClose={() => setOpen(false)} /> : null}
      </LazyPart>
    </>
  )
}
