import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import { Select } from '../controls/Select.tsx'
import { filterText, filterValues, joinedValues } from './filter-text.ts'
import type { ColumnShape, TableColumn } from './table-columns.ts'
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
              <FurtherValue
                column={column}
                value={value}
                onChoose={(next) => onState({ ...state, filters: { ...state.filters, [column.id]: next } })}
              />
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

/** Adds another value to a filter that takes several, joined by *or*, or takes one of them back. */
function FurtherValue({
  column: { filter, title },
  value,
  onChoose,
}: {
  column: ColumnShape
  value: string
  onChoose: (value: string) => void
}) {
  if (filter?.kind !== 'choice' || !filter.several) return null
  const chosen = filter.ranges?.find((range) => range.value === value)?.values ?? filterValues(value)
  const { choices } = filter
  const others = choices.filter((choice) => !chosen.includes(choice.value))
  const removable = chosen.length > 1 ? choices.filter((choice) => chosen.includes(choice.value)) : []
  const toggle = (one: string) =>
    onChoose(
      joinedValues(
        choices.map((choice) => choice.value).filter((each) => (each === one) !== chosen.includes(each)),
      ),
    )
  return (
    <Select
      aria-label={`Add or remove a value of the filter ${title}`}
      empty="or…"
      value=""
      choices={[
        ...others.map((choice) => ({ ...choice, label: `or ${choice.label}` })),
        ...removable.map((choice) => ({ ...choice, label: `without ${choice.label}` })),
      ]}
      onChoose={toggle}
      className="ml-1 h-6! w-14! border-0! bg-transparent py-0! text-xs print:hidden"
    />
  )
}
