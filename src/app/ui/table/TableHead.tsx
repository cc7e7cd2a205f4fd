import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { SearchInput } from '../controls/SearchInput.tsx'
import { Select } from '../controls/Select.tsx'
import { choicesOf, filterText, filterValues } from './filter-text.ts'
import { stickyClass } from './sticky-column.ts'
import { headRowsOf } from './table-columns.ts'
import type { ColumnShape, TableColumn } from './table-columns.ts'
import type { TableModel } from './table-model.ts'

/** Rows come within a moment, so they may follow the typing closely; in ms. */
const debounceMs = 80
const sorts = { asc: 'ascending', desc: 'descending' } as const

/** The names of the columns with their sort, and below them the filters. */
export function TableHead<Row extends object>({
  columns,
  filters,
  model,
}: {
  columns: readonly TableColumn<Row>[]
  /** All columns of the table: those that only filter stand in the head of another. */
  filters: readonly TableColumn<Row>[]
  model: TableModel<Row>
}) {
  const hasFilters = headRowsOf(columns) > 1
  const sortOf = (id: string) => {
    const sorted = model.getColumn(id)?.getIsSorted()
    return sorted ? sorts[sorted] : null
  }
  return (
    <thead role="rowgroup" className="sticky top-0 z-10 bg-sunken">
      <tr role="row" aria-rowindex={1}>
        {columns.map((column, index) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={sortOf(column.id) ?? (column.sort ? 'none' : undefined)}
            className={classNames(
              'bg-sunken px-2 pt-1.5 align-bottom text-xs font-semibold',
              index === 0 && stickyClass(column),
              column.align === 'end' ? 'pr-5 text-right' : 'text-left',
              !hasFilters && 'border-b border-line pb-1.5',
            )}
          >
            {column.sort ? (
              <SortButton
                title={column.title}
                direction={sortOf(column.id)}
                onSort={() => model.getColumn(column.id)?.toggleSorting()}
              />
            ) : (
              <span className="inline-flex min-h-6 items-center">{column.title}</span>
            )}
          </th>
        ))}
      </tr>
      {hasFilters ? (
        <tr role="row" aria-rowindex={2}>
          {columns.map((column, index) => (
            <td
              key={column.id}
              role="cell"
              className={classNames(
                'border-b border-line bg-sunken px-1.5 py-1.5 align-top',
                index === 0 && stickyClass(column),
              )}
            >
              <div className="flex gap-1">
                {filters
                  .filter(({ id, filterOnly }) => id === column.id || filterOnly?.head === column.id)
                  .sort((left, right) => Number(!left.filterOnly) - Number(!right.filterOnly))
                  .map((each) => (
                    <FilterControl
                      key={each.id}
                      column={each}
                      value={String(model.getColumn(each.id)?.getFilterValue() ?? '')}
                      onFilter={(value) => model.getColumn(each.id)?.setFilterValue(value)}
                    />
                  ))}
              </div>
            </td>
          ))}
        </tr>
      ) : null}
    </thead>
  )
}

function SortButton({
  title,
  direction,
  onSort,
}: {
  title: string
  direction: 'ascending' | 'descending' | null
  onSort: () => void
}) {
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-1 inline-flex min-h-6 max-w-full items-center gap-1 rounded px-1 text-start font-semibold hover:bg-hover"
    >
      {title}
      <Icon
        name={direction ?? 'sortable'}
        className={classNames('size-3.5', direction ? 'text-accent' : 'text-muted')}
      />
    </button>
  )
}

/** The filter of a column; a choice is made here, and further ones beside its chip. */
export function FilterControl({
  column,
  value,
  onFilter,
}: {
  column: ColumnShape
  value: string
  onFilter: (value: string) => void
}) {
  const { filter } = column
  if (!filter) return null
  const several = filterValues(value)
  const active = value ? 'border-accent! bg-accent-soft!' : ''
  if (filter.kind === 'text') {
    return (
      <SearchInput
        aria-label={filter.label}
        placeholder={filter.placeholder ?? 'Contains…'}
        value={value}
        onChangeEnd={onFilter}
        delay={debounceMs}
        eager
        className={classNames('h-7 text-xs font-normal', active)}
      />
    )
  }
  return (
    <Select
      aria-label={filter.label}
      empty={several.length > 1 ? filterText(column, value) : (filter.empty ?? 'Any')}
      choices={choicesOf(filter)}
      value={several.length > 1 ? '' : value}
      onChoose={onFilter}
      className={classNames('h-7 text-xs font-normal', active)}
    />
  )
}
