import { useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'

/** Space between the list and its field, and the least to the edges of the window, in pixels. */
const GAP = 4

/**
 * A list of choices for a field, in front of everything: it moves nothing when it opens or closes, and no scrolling part
 * of the page cuts it off. It stands above the field, whose buttons are below, unless there is no room.
 */
export function ListPopup({
  field,
  children,
}: {
  field: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = popup.current
    const place = () => {
      const { top, bottom, left, width } = field.current?.getBoundingClientRect() ?? new DOMRect()
      if (!shown) return
      const { offsetHeight: height } = shown
      const above = top - height - GAP
      shown.style.top = `${above >= GAP ? above : Math.min(bottom + GAP, window.innerHeight - height - GAP)}px`
      shown.style.left = `${left}px`
      shown.style.maxWidth = `${width}px`
    }
    if (shown && !shown.matches(':popover-open')) shown.showPopover()
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  })
  return (
    <div
      ref={popup}
      popover="manual"
      className="inset-auto m-0 max-h-72 min-w-56 overflow-y-auto rounded-md border border-line bg-surface p-1 text-sm text-ink shadow-lg"
    >
      {children}
    </div>
  )
}
