import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import { Menu, MenuCheckItem } from '../controls/Menu.tsx'
import type { TableModel } from './table-model.ts'

/** Which columns are shown. The choice is remembered and stands in the address. */
export default function ColumnChooser<Row extends object>({ model }: { model: TableModel<Row> }) {
  const choices = model
    .getAllLeafColumns()
    .filter(({ columnDef }) => columnDef.enableHiding !== false || columnDef.header !== '')
  return (
    <Menu
      openAtFirst
      trigger={
        <Button>
          <Icon name="columns" className="size-3.5" />
          <span className="max-sm:sr-only">Columns</span>
        </Button>
      }
    >
      {choices.map((column) => (
        <MenuCheckItem
          key={column.id}
          checked={column.getIsVisible()}
          disabled={!column.getCanHide()}
          onChange={(on) => column.toggleVisibility(on)}
        >
          {String(column.columnDef.header)}
        </MenuCheckItem>
      ))}
    </Menu>
  )
}
