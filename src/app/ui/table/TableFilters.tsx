import { Button } from '../controls/Button.tsx'
import { Field } from '../controls/Field.tsx'
import { Select } from '../controls/Select.tsx'
import { Dialog } from '../feedback/Dialog.tsx'
import { FilterControl } from './TableHead.tsx'
import type { TableColumn } from './table-columns.ts'
import { withoutFilter } from './table-state.ts'
import type { TableState } from './table-state.ts'

export type TableFiltersProps<Row> = {
  columns: readonly TableColumn<Row>[]
  state: TableState
  onState: (state: TableState) => void
  /** How many rows match, in words. */
  result: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** All filters of a table and its order, one below the other. The rows follow each change at once. */
export default function TableFilters<Row extends object>({
  columns,
  state,
  onState,
  result,
  open,
  onOpenChange,
}: TableFiltersProps<Row>) {
  const filtering = columns.filter(({ filter, filterOnly }) => filter && (!filterOnly || filterOnly.head))
  const orders = columns
    .filter(({ sort, filterOnly }) => sort && !filterOnly)
    .flatMap(({ id, title }) => [
      { value: id, label: `${title}, ascending` },
      { value: `-${id}`, label: `${title}, descending` },
    ])
  const { sort } = state
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Filter and sort">
      <div className="space-y-3 overflow-y-auto px-4 py-3">
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              empty="As the table comes"
              choices={orders}
              value={sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : ''}
              onChoose={(value) =>
                onState({
                  ...state,
                  sort: value
                    ? {
                        column: value.replace(/^-/, ''),
                        direction: value.startsWith('-') ? 'descending' : 'ascending',
                      }
                    : null,
                })
              }
            />
          )}
        </Field>
        {filtering.map((column) => (
          <div key={column.id} className="space-y-1">
            <p aria-hidden="true" className="text-sm font-medium">
              {column.title}
            </p>
            <FilterControl
              column={column}
              value={state.filters[column.id] ?? ''}
              onFilter={(value) =>
                onState(
                  value
                    ? { ...state, filters: { ...state.filters, [column.id]: value } }
                    : withoutFilter(state, column.id),
                )
              }
            />
          </div>
        ))}
      </div>
      <footer className="flex items-center justify-between gap-3 border-t border-line px-4 py-2">
        <Button look="quiet" className="text-accent" onClick={() => onState({ ...state, filters: {} })}>
          Clear filters
        </Button>
        <Button look="primary" onClick={() => onOpenChange(false)}>
          Show {result}
        </Button>
      </footer>
    </Dialog>
  )
}
