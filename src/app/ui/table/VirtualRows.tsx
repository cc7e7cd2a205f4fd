import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { useStableCallback } from '../use-stable-callback.ts'
import { MoreRow } from './MoreRow.tsx'
import { TableRow, rowHeights } from './TableRow.tsx'
import type { TableRowsProps } from './TableRows.tsx'
import { focusRow } from './focus-row.ts'
import { rowAfterKey } from './row-keys.ts'
import { scrollPlaceOf, useScrollPlace } from './scroll-place.ts'

/** The rows in view and a few around them; the rest is space of the same height. */
export default function VirtualRows<Row>({
  rows,
  rowKey,
  columns,
  scroller,
  density,
  stale,
  onMore,
  rowHref,
  place,
}: TableRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number>(null)
  // The same function for the same rows: with another one the virtualizer would look at every row again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index]
      return `${density}:${row ? rowKey(row) : index}`
    },
    [rows, density, rowKey],
  )
  // The virtualizer changes in place; this component reads it in every render and is never memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[density],
    getItemKey,
    overscan: 8,
    scrollPaddingStart: 72,
    initialOffset: () => scroller.current?.scrollTop ?? scrollPlaceOf(place),
    initialRect: { width: 1000, height: 800 },
  })
  useScrollPlace(scroller, place)
  // A row reached by key may only be drawn after the scroll that brings it into view.
  useEffect(() => {
    if (wanted.current !== null && focusRow(body.current, wanted.current)) wanted.current = null
  })

  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const next = rowAfterKey(event, rows.length, Math.max(1, items.length - 16))
    if (next === null) return
    event.preventDefault()
    virtualizer.scrollToIndex(next)
    if (!focusRow(body.current, next)) wanted.current = next
  })
  return (
    <tbody ref={body} className={classNames('transition-opacity', stale && 'opacity-50')}>
      <Space height={first?.start ?? 0} />
      {items.map(({ index }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <TableRow
            key={rowKey(row)}
            row={row}
            index={index}
            columns={columns}
            density={density}
            href={rowHref(row)}
            onKeyDown={onKeyDown}
            rowRef={density === 'full' ? virtualizer.measureElement : undefined}
          />
        )
      })}
      <Space height={last ? virtualizer.getTotalSize() - last.end : 0} />
      {onMore ? <MoreRow columns={columns} scroller={scroller} loaded={rows.length} onMore={onMore} /> : null}
    </tbody>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null
}
