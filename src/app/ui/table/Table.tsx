import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorState } from '../feedback/ErrorState.tsx'
import type { Failure } from '../feedback/ErrorState.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { classNames } from '../class-names.ts'
import { useOnlineRetry } from '../hooks/use-online-retry.ts'
import { cardHeight, columnsOnPhone, useIsPhone } from './phone-cards.ts'
import { DensityProvider } from './density-context.ts'
import { showBesideSticky } from './sticky-column.ts'
import { FilterChips } from './FilterChips.tsx'
import { HiddenColumns } from './HiddenColumns.tsx'
import { FiltersButton } from './FiltersButton.tsx'
import { filterText } from './filter-text.ts'
import { TableHead } from './TableHead.tsx'
import { skeletonRows } from './table-columns.ts'
import { SkeletonRows } from './TableRow.tsx'
import { TableRows } from './TableRows.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { headRowsOf } from './table-columns.ts'
import type { TableColumn, TableScope } from './table-columns.ts'
import { useShownColumns, useTableModel } from './table-model.ts'
import { rowHeights, useDensity, useRememberedColumns } from './table-preferences.ts'
import type { Density } from './table-preferences.ts'
import { columnsToRemember, visibleColumns } from './table-state.ts'
import type { TableState } from './table-state.ts'

/** The rows and how they stand. While other rows are awaited the old ones stay, marked as stale. */
export type TableContent<Row> = {
  /** Null until the first rows are there. */
  rows: readonly Row[] | null
  /** How many rows match; null while unknown. */
  total: number | null
  stale: boolean
  failure: Failure | null
  onRetry: () => void
  /** Gives up waiting for the rows. */
  onCancel: () => void
  /** Loads the next rows; null when all are there, or when they failed. */
  onMore: (() => void) | null
  /** Why the next rows could not be loaded; those that are there stay. */
  moreFailure: Failure | null
  onRetryMore: () => void
}

export type TableProps<Row> = {
  /** Names the table in what the reader's browser remembers. */
  name: string
  /** What the table lists, for screen readers. */
  caption: string
  /** The rows' noun: one and many. */
  noun: readonly [string, string]
  columns: readonly TableColumn<Row>[]
  scope?: TableScope
  state: TableState
  onState: (state: TableState) => void
  content: TableContent<Row>
  /** How many rows are known to come. */
  expected?: number
  rowKey: (row: Row) => string | number
  rowHref: (row: Row) => string
  /** Fill the height that is left on the page, or take at most a part of the window within a longer page. */
  fit: 'page' | 'part'
  /** The same for one place in the history: where the rows were scrolled to comes back with it. */
  place: string
  /** Lines of a row until the reader chooses; one unless given. */
  density?: Density
  /** More that can be done with the table, given the ids of the visible columns. */
  renderTools?: (shown: readonly string[]) => ReactNode
}

const noRows: never[] = []

const countedNoun = (count: number, [one, many]: readonly [string, string]) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/**
 * The one table: filters and sort in the head, virtual rows, all of its state handed in and out. Its elements bear the
 * roles that they have anyway, because WebKit takes them from tables that are not laid out as tables: on a phone the rows
 * are cards.
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { scope, state, onState, content, noun } = props
  const isPhone = useIsPhone()
  const filtered = useFilteredColumns(state)
  const columns = useMemo(
    () => (isPhone ? columnsOnPhone(props.columns, filtered) : props.columns),
    [isPhone, props.columns, filtered],
  )
  const [density, setDensity] = useDensity(isPhone ? 'comfortable' : (props.density ?? 'compact'))
  const [remembered, remember] = useRememberedColumns(isPhone ? `${props.name}.phone` : props.name)
  const scroller = useRef<HTMLDivElement>(null)
  const rows = content.rows ?? noRows
  const shown = visibleColumns(state, { columns }, remembered)
  const model = useTableModel<Row>({
    columns,
    shown,
    state,
    onState,
    onShown: (ids) => {
      const next = columnsToRemember(columns, ids)
      remember(next)
      onState({ ...state, columns: next })
    },
  })
  // The cards have no head; their filters open by a button.
  const cardColumns = useMemo(
    () => columns.map(({ filter: _filter, sort: _sort, ...column }) => column),
    [columns],
  )
  const folded = useFoldedColumns(props.columns, state)
  const shownColumns = useShownColumns(
    isPhone ? cardColumns : columns,
    shown.filter((id) => !folded.some((column) => column.id === id)),
  )
  const widths = useMemo(() => shownColumns.map(({ width }) => width), [shownColumns])
  const minWidth = widths.reduce((sum, width) => sum + width, 0)
  const rowHeight = isPhone ? cardHeight(shownColumns, density) : rowHeights[density]
  useOnlineRetry(content.failure ? content.onRetry : content.moreFailure ? content.onRetryMore : null)
  const isBusy = !content.failure && (content.rows === null || content.stale)
  const isEmpty = content.rows !== null && rows.length === 0

  return (
    <DensityProvider value={isPhone && density !== 'full' ? 'line' : density}>
      <section
        aria-label={props.caption}
        className={classNames('flex min-h-0 flex-col gap-2', props.fit === 'page' && 'flex-1')}
      >
        <TableToolbar
          loaded={rows.length}
          total={content.total}
          noun={noun}
          busy={isBusy}
          onCancel={content.onCancel}
          scope={scope}
          scopeValue={state.scope}
          onScope={(value) => onState({ ...state, scope: value })}
          model={model}
          density={density}
          onDensity={setDensity}
          more={
            isPhone ? (
              <FiltersButton
                columns={props.columns}
                state={state}
                onState={onState}
                result={content.total === null ? noun[1] : countedNoun(content.total, noun)}
              />
            ) : (
              <HiddenColumns scroller={scroller} widths={widths} />
            )
          }
          tools={props.renderTools?.(shown)}
        />
        <FilterChips columns={props.columns} state={state} onState={onState} />
        {folded.length > 0 ? (
          <p className="text-xs text-muted">
            Same in every row:{' '}
            <span className="font-medium text-ink">
              {folded.map((column) => filterText(column, state.filters[column.id] ?? '')).join(', ')}
            </span>{' '}
            <button
              type="button"
              className="link min-h-6 print:hidden"
              onClick={() => onState({ ...state, columns: shown })}
            >
              Show as columns
            </button>
          </p>
        ) : null}
        <div
          ref={scroller}
          onFocus={showBesideSticky}
          className={classNames(
            'relative overflow-auto scroll-pt-20 rounded-md border border-line bg-surface [overflow-anchor:none]',
            props.fit === 'page' ? 'max-h-[80dvh] sm:max-h-none sm:flex-initial' : 'max-h-[75dvh]',
          )}
        >
          <table
            role="table"
            data-density={density}
            aria-rowcount={content.total === null ? -1 : content.total + headRowsOf(shownColumns)}
            aria-busy={isBusy}
            className="w-full table-fixed border-separate border-spacing-0 text-sm"
            style={isPhone ? undefined : { minWidth }}
          >
            <caption className="sr-only">{props.caption}</caption>
            <colgroup>
              {shownColumns.map((column) => (
                <col key={column.id} style={{ width: `${(100 * column.width) / minWidth}%` }} />
              ))}
            </colgroup>
            <TableHead columns={shownColumns} filters={props.columns} model={model} />
            {content.failure || isEmpty ? null : content.rows === null ? (
              <SkeletonRows columns={shownColumns} rows={skeletonRows(props.expected)} height={rowHeight} />
            ) : (
              <TableRows
                rows={rows}
                complete={content.total !== null && rows.length >= content.total}
                rowKey={props.rowKey}
                columns={shownColumns}
                scroller={scroller}
                density={density}
                rowHeight={rowHeight}
                stale={content.stale}
                onMore={content.onMore}
                rowHref={props.rowHref}
                place={props.place}
              />
            )}
          </table>
          <div className="sticky left-0">
            {content.failure ? (
              <ErrorState failure={content.failure} onRetry={content.onRetry} />
            ) : isEmpty ? (
              <EmptyTable {...props} />
            ) : content.moreFailure ? (
              <ErrorState failure={content.moreFailure} onRetry={content.onRetryMore} />
            ) : null}
          </div>
        </div>
      </section>
    </DensityProvider>
  )
}

/** The columns that filter or have filtered: one whose filter was just emptied must not vanish under the hand. */
function useFilteredColumns({ filters }: TableState): readonly string[] {
  const [filtered, setFiltered] = useState(() => Object.keys(filters))
  const more = Object.keys(filters).filter((id) => !filtered.includes(id))
  if (more.length > 0) setFiltered([...filtered, ...more])
  return filtered
}

/**
 * Columns that say the same in every row, as the address filtered by one value when it was opened; a choice of columns
 * shows them. What is filtered later keeps its column, whose filter the reader has in hand.
 */
function useFoldedColumns<Row>(columns: readonly TableColumn<Row>[], state: TableState) {
  const [atFirst] = useState(() => state.filters)
  if (state.columns) return []
  return columns.filter(({ id, filter, filterOnly, always }) => {
    const value = state.filters[id]
    const isOne = filter?.kind === 'choice' && filter.choices.some((choice) => choice.value === value)
    return isOne && value === atFirst[id] && !filterOnly && !always
  })
}

/** Why there are no rows and what would bring some. */
function EmptyTable<Row>({ noun, state, scope, columns, onState }: TableProps<Row>) {
  const filtered = columns.filter(({ id }) => state.filters[id])
  const scopeLabel = scope?.choices.find(({ value }) => value === state.scope)?.label
  const isNarrow = scope && state.scope !== 'ALL'
  return (
    <EmptyState title={`No ${noun[1]} match`}>
      {filtered.length > 0 ? (
        <p>
          Filtered by{' '}
          {filtered
            .map(
              (column) =>
                `${column.title.toLowerCase()} “${filterText(column, state.filters[column.id] ?? '')}”`,
            )
            .join(', ')}
          .{' '}
          <button type="button" className="link min-h-6" onClick={() => onState({ ...state, filters: {} })}>
            Clear filters
          </button>
        </p>
      ) : null}
      {isNarrow ? (
        <p>
          Only {scopeLabel?.toLowerCase()} are listed.{' '}
          <button type="button" className="link min-h-6" onClick={() => onState({ ...state, scope: 'ALL' })}>
            List every status
          </button>
        </p>
      ) : null}
      {filtered.length === 0 && !isNarrow ? <p>None in this knowledgebase.</p> : null}
    </EmptyState>
  )
}
