import { lazy, Suspense, useRef } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { useStableCallback } from '../use-stable-callback.ts'
import { MoreRow } from './MoreRow.tsx'
import { TableRow } from './TableRow.tsx'
import { focusRow } from './focus-row.ts'
import { rowAfterKey } from './row-keys.ts'
import { useScrollPlace } from './scroll-place.ts'
import type { TableColumn } from './table-columns.ts'
import type { Density } from './table-preferences.ts'

export type TableRowsProps<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  columns: readonly TableColumn<Row>[]
  scroller: RefObject<HTMLDivElement | null>
  density: Density
  stale: boolean
  onMore: (() => void) | null
  rowHref: (row: Row) => string
  place: string
}

/** Up to this many rows are simply drawn; the code that draws only those in view is fetched when there are more. */
const mostDrawnAtOnce = 50
const loadVirtualRows = () => import('./VirtualRows.tsx')
// `lazy` loses the type parameter of the component; the cast gives it back.
const VirtualRows = lazy(loadVirtualRows) as unknown as <Row>(props: TableRowsProps<Row>) => ReactNode

/** The rows of a table. Arrow keys, Page, Home and End move between them; further rows load as the end comes near. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const drawn = <DrawnRows {...props} />
  if (props.rows.length <= mostDrawnAtOnce) return drawn
  return (
    <Suspense fallback={drawn}>
      <VirtualRows {...props} />
    </Suspense>
  )
}

function DrawnRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowKey, columns, scroller, density, stale, onMore, rowHref, place } = props
  const body = useRef<HTMLTableSectionElement>(null)
  useScrollPlace(scroller, place)
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const next = rowAfterKey(event, rows.length, 10)
    if (next !== null && focusRow(body.current, next)) event.preventDefault()
  })
  return (
    <tbody ref={body} className={classNames('transition-opacity', stale && 'opacity-50')}>
      {rows.map((row, index) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          index={index}
          columns={columns}
          density={density}
          href={rowHref(row)}
          onKeyDown={onKeyDown}
        />
      ))}
      {onMore ? (
        <MoreRow
          columns={columns}
          scroller={scroller}
          loaded={rows.length}
          onMore={() => {
            void loadVirtualRows()
            onMore()
          }}
        />
      ) : null}
    </tbody>
  )
}
