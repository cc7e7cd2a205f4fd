import type { RefObject } from 'react'
import { MenuCheckItem, OpenMenu } from '../controls/Menu.tsx'
import type { TableModel } from './table-model.ts'

/** Which columns are shown. The choice is remembered and stands in the address. */
export default function ColumnChooser<Row extends object>({
  model,
  button,
  onClose,
}: {
  model: TableModel<Row>
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  const choices = model
    .getAllLeafColumns()
    .filter(({ columnDef }) => columnDef.enableHiding !== false || columnDef.header !== '')
  return (
    <OpenMenu label="Columns" button={button} onClose={onClose}>
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
    </OpenMenu>
  )
}
