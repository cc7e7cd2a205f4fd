import { isOffered } from './filter-text.ts'
import type { ColumnShape, TableShape, TableSort } from './table-columns.ts'

/** Choices of a reader in a table. All of it lives in the address, so that the view is a link. */
export type TableState = {
  /** Column id to the filter's value; absent when not filtered. */
  filters: Readonly<Record<string, string>>
  sort: TableSort | null
  /** The visible columns in their order; null while the reader chose none. */
  columns: readonly string[] | null
  scope: string | null
}

const sortParameter = 'sort'
const columnsParameter = 'columns'

/** The table's state in an address. What the table does not offer (an unknown column or choice) is ignored. */
export function readTableState(search: URLSearchParams, shape: TableShape): TableState {
  return {
    filters: readFilters(search, shape.columns),
    sort: readSort(search.get(sortParameter), shape.columns) ?? shape.initialSort ?? null,
    columns: readColumns(search.get(columnsParameter), shape.columns),
    scope: readScope(search, shape),
  }
}

/** The address with another state of the table; parameters that are not the table's stay as they are. */
export function writeTableState(
  search: URLSearchParams,
  shape: TableShape,
  state: TableState,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const column of shape.columns) {
    if (!column.filter) continue
    const value = state.filters[column.id]
    if (value) next.set(column.id, value)
    else next.delete(column.id)
  }
  const isInitialSort = isSameSort(state.sort, shape.initialSort ?? null)
  setOrDelete(next, sortParameter, state.sort && !isInitialSort ? sortText(state.sort) : null)
  setOrDelete(next, columnsParameter, state.columns && state.columns.join('.'))
  if (shape.scope) {
    const isInitial = state.scope === shape.scope.initial
    setOrDelete(next, shape.scope.parameter, isInitial ? null : state.scope)
  }
  return next
}

/** The state without the filter of a column. */
export function withoutFilter(state: TableState, column: string): TableState {
  const { [column]: _removed, ...filters } = state.filters
  return { ...state, filters }
}

/** True when all that was done is to type on in a filter, or to take some of it back: no step that Back returns to. */
export function isTypedOn(former: TableState, next: TableState): boolean {
  const same = former.columns === next.columns && former.scope === next.scope && former.sort === next.sort
  const names = [...new Set([...Object.keys(former.filters), ...Object.keys(next.filters)])]
  const changed = names.filter((name) => former.filters[name] !== next.filters[name])
  const [before = '', after = ''] = [former, next].map(({ filters }) => filters[changed[0] ?? ''])
  const further = before !== '' && after !== '' && (before.startsWith(after) || after.startsWith(before))
  return same && changed.length === 1 && further
}

/** The columns to show: those of the address, else those remembered, else all that are not hidden at first. */
export function visibleColumns(
  state: TableState,
  shape: TableShape,
  remembered: readonly string[] | null,
): readonly string[] {
  const columns = shape.columns.filter(({ filterOnly }) => !filterOnly)
  const columnIds = columns.map((column) => column.id)
  const chosen = (state.columns ?? remembered)?.filter((id) => columnIds.includes(id))
  if (!chosen || chosen.length === 0) {
    return columns.filter((column) => !column.hiddenAtFirst).map((column) => column.id)
  }
  return columnIds.filter((id, index) => columns[index]?.always || chosen.includes(id))
}

/** A reader's choice of columns as it is remembered and written to the address: null when it is what is shown at first. */
export function columnsToRemember(
  columns: readonly ColumnShape[],
  shown: readonly string[],
): readonly string[] | null {
  const atFirst = columns.filter((column) => !column.hiddenAtFirst && !column.filterOnly).map(({ id }) => id)
  return atFirst.join() === shown.join() ? null : shown
}

function readFilters(search: URLSearchParams, columns: readonly ColumnShape[]): Record<string, string> {
  const filters: Record<string, string> = {}
  for (const { id, filter } of columns) {
    const value = search.get(id)?.trim()
    if (!value || !filter) continue
    if (!isOffered(filter, value)) continue
    filters[id] = value
  }
  return filters
}

function readSort(text: string | null, columns: readonly ColumnShape[]): TableState['sort'] {
  if (!text) return null
  const descending = text.startsWith('-')
  const column = descending ? text.slice(1) : text
  if (!columns.some(({ id, sort }) => id === column && sort)) return null
  return { column, direction: descending ? 'descending' : 'ascending' }
}

function isSameSort(left: TableSort | null, right: TableSort | null): boolean {
  return left?.column === right?.column && left?.direction === right?.direction
}

function sortText(sort: NonNullable<TableState['sort']>): string {
  return sort.direction === 'descending' ? `-${sort.column}` : sort.column
}

function readColumns(text: string | null, columns: readonly ColumnShape[]): string[] | null {
  if (!text) return null
  const named = text.split('.').filter((id) => columns.some((column) => column.id === id))
  return named.length > 0 ? named : null
}

function readScope(search: URLSearchParams, { scope }: TableShape): string | null {
  if (!scope) return null
  const value = search.get(scope.parameter)
  return value && scope.choices.some((choice) => choice.value === value) ? value : scope.initial
}

function setOrDelete(search: URLSearchParams, name: string, value: string | null) {
  if (value) search.set(name, value)
  else search.delete(name)
}
