import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import { filterText } from './filter-text.ts'
import type { TableColumn } from './table-columns.ts'
import { withoutFilter } from './table-state.ts'
import type { TableState } from './table-state.ts'

/** Filter chips: every filter that is set, those of hidden columns too; each can be taken away, and all at once. */
export function FilterChips<Row>({
  columns,
  state,
  onState,
}: {
  columns: readonly TableColumn<Row>[]
  state: TableState
  onState: (state: TableState) => void
}) {
  const filtered = columns.filter(({ id }) => state.filters[id])
  if (filtered.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-xs">
      <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-1.5">
        {filtered.map((column) => {
          const value = state.filters[column.id] ?? ''
          return (
            <li
              key={column.id}
              className="inline-flex max-w-full items-center rounded border border-accent/40 bg-accent-soft pl-2 print:pr-2"
            >
              <span className="min-w-0 py-0.5">
                <span className="text-muted">{column.title}:</span>{' '}
                <span className="font-medium break-words">
                  {column.chip ? column.chip(value) : filterText(column, value)}
                </span>
              </span>
              <button
                type="button"
                aria-label={`Remove the filter ${column.title}`}
                onClick={() => onState(withoutFilter(state, column.id))}
                className="inline-flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover print:hidden"
              >
                <Icon name="close" className="size-3" />
              </button>
            </li>
          )
        })}
      </ul>
      <Button
        look="quiet"
        className="min-h-6! px-1.5 text-accent"
        onClick={() => onState({ ...state, filters: {} })}
      >
        Clear filters
      </Button>
    </div>
  )
}
