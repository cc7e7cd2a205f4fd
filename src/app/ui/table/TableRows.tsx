import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../Skeleton.tsx'
import type { TableColumn } from './table-columns.ts'
import type { Density } from './table-preferences.ts'
import { rowAfterKey } from './row-keys.ts'
import { stickyClass } from './sticky-column.ts'
import { scrollPlaceOf, useScrollPlace } from './scroll-place.ts'

const rowHeights: Record<Density, number> = { compact: 33, comfortable: 57, full: 129 }
const loadAhead = 15
const cellClass = 'border-b border-line px-2 py-1 align-top'

/** The rows in view and a few around them; the rest is space of the same height. */
export function TableRows<Row>({
  rows,
  columns,
  scroller,
  density,
  stale,
  onMore,
  rowKey,
  rowHref,
  place,
}: {
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  scroller: RefObject<HTMLDivElement | null>
  density: Density
  stale: boolean
  onMore: (() => void) | null
  rowKey: (row: Row) => string | number
  rowHref: (row: Row) => string
  place: string
}) {
  const navigate = useNavigate()
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<number>(null)
  // The virtualizer changes in place; this component reads it in every render and is never memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[density],
    getItemKey: (index) => {
      const row = rows[index]
      return `${density}:${row ? rowKey(row) : index}`
    },
    overscan: 8,
    scrollPaddingStart: 72,
    initialOffset: () => scrollPlaceOf(place),
    initialRect: { width: 1000, height: 800 },
  })
  useScrollPlace(scroller, place)

  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const reachesEnd = last !== undefined && last.index >= rows.length - loadAhead
  useEffect(() => {
    if (reachesEnd && onMore && !stale) onMore()
  }, [reachesEnd, onMore, stale, rows.length])

  const focusRow = (index: number) => {
    const link = body.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] a[href]`)
    if (!link) return false
    link.focus()
    return true
  }
  // A row reached by key may only be drawn after the scroll that brings it into view.
  useEffect(() => {
    if (wanted.current !== null && focusRow(wanted.current)) wanted.current = null
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const current = Number(event.target.closest('tr')?.dataset.index)
    const pageRows = Math.max(1, items.length - 16)
    const next = rowAfterKey(event.key, current, rows.length, pageRows)
    if (next === null) return
    event.preventDefault()
    virtualizer.scrollToIndex(next)
    if (!focusRow(next)) wanted.current = next
  }

  const onRowClick = (event: MouseEvent, row: Row) => {
    const target = event.target
    if (!(target instanceof Element) || target.closest('a, button, input, select, summary')) return
    if (event.defaultPrevented || event.button !== 0 || window.getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(rowHref(row), '_blank', 'noopener')
    else void navigate(rowHref(row))
  }

  return (
    <tbody ref={body} className={classNames('transition-opacity', stale && 'opacity-50')}>
      <Space height={first?.start ?? 0} />
      {items.map((item) => {
        const row = rows[item.index]
        if (!row) return null
        return (
          <tr
            key={rowKey(row)}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-rowindex={item.index + 3}
            onClick={(event) => onRowClick(event, row)}
            onKeyDown={onKeyDown}
            className="cursor-pointer bg-surface focus-within:bg-hover hover:bg-hover"
          >
            {columns.map((column, index) => (
              <Cell
                key={column.id}
                align={column.align}
                className={index === 0 ? stickyClass(column) : undefined}
              >
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        )
      })}
      <Space height={last ? virtualizer.getTotalSize() - last.end : 0} />
      {onMore ? <SkeletonRow columns={columns} /> : null}
    </tbody>
  )
}

function Cell({ align, className, children }: { align?: 'end'; className?: string; children: ReactNode }) {
  return (
    <td className={classNames(cellClass, 'bg-inherit', align === 'end' && 'text-right', className)}>
      <div className="cell break-words">{children}</div>
    </td>
  )
}

function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null
}

function SkeletonRow<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return (
    <tr aria-hidden="true">
      {columns.map((column) => (
        <td key={column.id} className={cellClass}>
          <Skeleton className="my-0.5 h-5 w-4/5" />
        </td>
      ))}
    </tr>
  )
}

/** Rows to come, in the columns they will have. */
export function SkeletonRows<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return (
    <tbody>
      {Array.from({ length: 12 }, (_, row) => (
        <SkeletonRow key={row} columns={columns} />
      ))}
    </tbody>
  )
}
