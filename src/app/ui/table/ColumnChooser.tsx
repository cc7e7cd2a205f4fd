import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Menu, MenuCheckItem } from '../Menu.tsx'
import type { ColumnShape } from './table-columns.ts'

/** Which columns are shown. The choice is remembered and stands in the address. */
export default function ColumnChooser({
  columns,
  shown,
  onShown,
}: {
  columns: readonly ColumnShape[]
  shown: readonly string[]
  onShown: (shown: readonly string[] | null) => void
}) {
  const atFirst = columns.filter((column) => !column.hiddenAtFirst).map(({ id }) => id)
  const toggle = (id: string, on: boolean) => {
    const next = columns
      .map((column) => column.id)
      .filter((other) => (other === id ? on : shown.includes(other)))
    onShown(next.join() === atFirst.join() ? null : next)
  }
  return (
    <Menu
      openAtFirst
      trigger={
        <Button>
          <Icon name="columns" className="size-3.5" />
          Columns
        </Button>
      }
    >
      {columns.map((column) => (
        <MenuCheckItem
          key={column.id}
          checked={shown.includes(column.id)}
          disabled={column.always}
          onChange={(on) => toggle(column.id, on)}
        >
          {column.title}
        </MenuCheckItem>
      ))}
    </Menu>
  )
}
