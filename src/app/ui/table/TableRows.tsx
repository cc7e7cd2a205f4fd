import { useVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useLasting } from '../hooks/use-lasting.ts'
import { MoreRow } from './MoreRow.tsx'
import { TableRow } from './TableRow.tsx'
import { renderedRows } from './rendered-rows.ts'
import { useIsPhone } from './phone-cards.ts'
import { useUnvirtualized } from './use-unvirtualized.ts'
import { focusRow, focusedRow } from './focus-row.ts'
import { rowAfterKey } from './row-keys.ts'
import { scrollPlaceOf, useScrollPlace } from './scroll-place.ts'
import type { TableColumn } from './table-columns.ts'
import type { Density } from './table-preferences.ts'

export type TableRowsProps<Row> = {
  rows: readonly Row[]
  /** Whether these are all rows that match. */
  complete: boolean
  rowKey: (row: Row) => string | number
  columns: readonly TableColumn<Row>[]
  scroller: RefObject<HTMLDivElement | null>
  density: Density
  /** In pixels; a guess for full text. */
  rowHeight: number
  stale: boolean
  onMore: (() => void) | null
  rowHref: (row: Row) => string
  place: string
}

/** How many rows are drawn above and below those in view. */
const around = 8
/** Old rows fade when the new ones take longer than this, in ms: fading means to paint them all. */
const fadeAfter = 200

/**
 * The rows of a table: those in view, a few around them and the one that has the focus; the rest is space of the same
 * height. Arrow keys, Page, Home and End move between rows, and a press anywhere but on a link or control opens the
 * record, as its link does. Further rows load as the end comes near.
 */
export function TableRows<Row>({
  rows,
  complete,
  rowKey,
  columns,
  scroller,
  density,
  rowHeight,
  stale,
  onMore,
  rowHref,
  place,
}: TableRowsProps<Row>) {
  const navigate = useNavigate()
  const body = useRef<HTMLTableSectionElement>(null)
  const targetRow = useRef<number>(null)
  const isPhone = useIsPhone()
  // Names are whole but where a row is one line, and cards are of one height.
  const isMeasured = density === 'full' || (density === 'comfortable' && !isPhone)
  const fades = useLasting(stale, fadeAfter)
  const whole = useUnvirtualized(rows, complete && !stale)
  // The same function for the same rows: with another one the virtualizer would look at every row again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index]
      return `${density}:${rowHeight}:${row ? rowKey(row) : index}`
    },
    [rows, density, rowHeight, rowKey],
  )
  const rangeExtractor = useCallback((range: Range) => renderedRows(range, focusedRow(body.current)), [])
  // The virtualizer changes in place; this component reads it in every render and is never memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey,
    rangeExtractor,
    overscan: whole ? rows.length : around,
    scrollPaddingStart: 72,
    initialOffset: () => scroller.current?.scrollTop ?? scrollPlaceOf(place),
    initialRect: { width: 1000, height: 800 },
  })
  useScrollPlace(scroller, place)
  // The box that scrolls holds the rows: when both come at once, the virtualizer looks for it before it is there.
  const [, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => setBox(scroller.current), [scroller])
  // A row reached by key may only be drawn after the scroll that brings it into view.
  useEffect(() => {
    if (targetRow.current !== null && focusRow(body.current, targetRow.current)) targetRow.current = null
  })

  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    const inView = virtualizer.range ? virtualizer.range.endIndex - virtualizer.range.startIndex : 10
    const next = rowAfterKey(event, rows.length, Math.max(1, inView))
    if (next === null) return
    event.preventDefault()
    virtualizer.scrollToIndex(next)
    targetRow.current = focusRow(body.current, next) ? null : next
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target
    if (!(target instanceof Element) || target.closest('a, button, input, select, summary')) return
    if (event.defaultPrevented || event.button !== 0 || window.getSelection()?.toString()) return
    const row = rows[Number(target.closest('tr')?.dataset['index'])]
    if (!row) return
    if (event.metaKey || event.ctrlKey) window.open(rowHref(row), '_blank', 'noopener')
    else void navigate(rowHref(row))
  }
  return (
    // Keys and presses are those of the links in the rows; it hears them for all rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tbody
      ref={body}
      role="rowgroup"
      onClick={onClick}
      onKeyDown={onKeyDown}
      className={fades ? 'opacity-50' : undefined}
    >
      {items.map(({ index, start }, position) => {
        const row = rows[index]
        if (!row) return null
        return (
          <Fragment key={rowKey(row)}>
            <Space height={start - (items[position - 1]?.end ?? 0)} />
            <TableRow
              row={row}
              index={index}
              columns={columns}
              height={isMeasured ? undefined : rowHeight}
              rowRef={isMeasured ? virtualizer.measureElement : undefined}
            />
          </Fragment>
        )
      })}
      <Space height={last ? virtualizer.getTotalSize() - last.end : 0} />
      {onMore ? (
        <MoreRow
          columns={columns}
          height={rowHeight}
          scroller={scroller}
          loaded={rows.length}
          onMore={onMore}
        />
      ) : null}
    </tbody>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null
}
