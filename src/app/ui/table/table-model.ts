import {
  columnFilteringFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ColumnDef, ReactTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableColumn } from './table-columns.ts'
import type { TableState } from './table-state.ts'

const features = tableFeatures({ columnFilteringFeature, columnVisibilityFeature, rowSortingFeature })

export type TableModel<Row extends object> = ReactTable<typeof features, Row>

const noRows: never[] = []

/** The server filters; of its own filters the model only needs to know when one is empty. */
const onServer = Object.assign(() => true, { autoRemove: (value: unknown) => !value })

/**
 * The model of a table: which columns are shown, sorted and filtered. The server sorts and filters, and the state lives
 * in the address, so both are handed in and changes are handed out. It knows no rows: for thousands of them it would
 * make a model of each whenever some are added.
 */
export function useTableModel<Row extends object>({
  columns,
  shown,
  state,
  onState,
  onShown,
}: {
  columns: readonly TableColumn<Row>[]
  /** Ids of the visible columns. */
  shown: readonly string[]
  state: TableState
  onState: (state: TableState) => void
  /** Takes the ids of the columns to show from now on. */
  onShown: (shown: readonly string[]) => void
}): TableModel<Row> {
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns])
  const { sort, filters } = state
  const shownIds = shown.join('.')
  const held = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(
        columns.map(({ id }) => [id, shownIds.split('.').includes(id)] as const),
      ),
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [],
      columnFilters: Object.entries(filters).map(([id, value]) => ({ id, value })),
    }),
    [columns, shownIds, sort, filters],
  )
  return useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: noRows,
    state: held,
    manualFiltering: true,
    manualSorting: true,
    enableMultiSort: false,
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, held.sorting)
      onState({
        ...state,
        sort: next ? { column: next.id, direction: next.desc ? 'descending' : 'ascending' } : null,
      })
    },
    onColumnFiltersChange: (change) => {
      const next = functionalUpdate(change, held.columnFilters)
      onState({
        ...state,
        filters: Object.fromEntries(next.map(({ id, value }) => [id, String(value)])),
      })
    },
    onColumnVisibilityChange: (change) => {
      const next = functionalUpdate(change, held.columnVisibility)
      onShown(columns.map(({ id }) => id).filter((id) => next[id]))
    },
  })
}

/**
 * The columns that are shown. The same array as long as they are the same, so that the rows that stand are not drawn
 * anew for a filter.
 */
export function useShownColumns<Row>(
  columns: readonly TableColumn<Row>[],
  shown: readonly string[],
): readonly TableColumn<Row>[] {
  const shownIds = shown.join('.')
  return useMemo(() => columns.filter(({ id }) => shownIds.split('.').includes(id)), [columns, shownIds])
}

function definitionOf<Row extends object>(column: TableColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.filterOnly ? '' : column.title,
    accessorFn: (row) => row,
    enableHiding: !column.always && !column.filterOnly,
    enableSorting: column.sort !== undefined,
    sortDescFirst: column.sort === 'descending',
    enableColumnFilter: column.filter !== undefined,
    filterFn: onServer,
  }
}
