import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import { columnsBeyond } from './columns-beyond.ts'

/** Says how many columns lie beyond the right edge of the table's box, and scrolls to them. */
export function HiddenColumns({
  scroller,
  widths,
}: {
  scroller: RefObject<HTMLElement | null>
  /** The least widths of the columns, in pixels. */
  widths: readonly number[]
}) {
  const [beyond, setBeyond] = useState(0)
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const count = () => setBeyond(columnsBeyond(widths, box.clientWidth, box.scrollLeft))
    const observer = new ResizeObserver(count)
    observer.observe(box)
    // WebKit's observer is silent about what is as large as it was when it is first seen.
    const frame = requestAnimationFrame(count)
    box.addEventListener('scroll', count, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      box.removeEventListener('scroll', count)
    }
  }, [scroller, widths])
  // Its room is there before it is known, so that nothing moves.
  if (beyond === 0) return <div className="w-36" />
  return (
    <Button
      look="quiet"
      className="w-36 justify-center px-0! text-accent"
      onClick={() => scroller.current?.scrollBy({ left: scroller.current.clientWidth / 2 })}
    >
      {beyond === 1 ? '1 more column' : `${beyond} more columns`}
      <Icon name="chevronRight" className="size-3.5" />
    </Button>
  )
}
