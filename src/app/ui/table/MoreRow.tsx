import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useStableCallback } from '../hooks/use-stable-callback.ts'
import { SkeletonRow } from './TableRow.tsx'
import type { TableColumn } from './table-columns.ts'

/** How long before its end the reader reaches the list, in pixels, the next rows are asked for. */
const ahead = 1200

/** The place of the rows that follow: asks for them when it comes near the view. */
export function MoreRow<Row>({
  columns,
  height,
  scroller,
  loaded,
  onMore,
}: {
  columns: readonly TableColumn<Row>[]
  /** Of a row, in pixels. */
  height: number
  scroller: RefObject<HTMLElement | null>
  /** How many rows are there: after each load the place is looked at anew. */
  loaded: number
  onMore: () => void
}) {
  const place = useRef<HTMLTableRowElement>(null)
  const ask = useStableCallback(onMore)
  useEffect(() => {
    if (!place.current || loaded === 0) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) ask()
      },
      { root: scroller.current, rootMargin: `0px 0px ${ahead}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [scroller, loaded, ask])
  return <SkeletonRow columns={columns} height={height} rowRef={place} />
}
