import { lazy, Suspense, useState } from 'react'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import type { ColumnShape } from './table-columns.ts'

const loadChooser = () => import('./ColumnChooser.tsx')
const ColumnChooser = lazy(loadChooser)

/** Opens the choice of columns. Its code is fetched when somebody turns to the button. */
export function ColumnsButton(props: {
  columns: readonly ColumnShape[]
  shown: readonly string[]
  onShown: (shown: readonly string[] | null) => void
}) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <Button
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
      onPointerEnter={() => void loadChooser()}
      onFocus={() => void loadChooser()}
    >
      <Icon name="columns" className="size-3.5" />
      Columns
    </Button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <ColumnChooser {...props} />
    </Suspense>
  )
}
