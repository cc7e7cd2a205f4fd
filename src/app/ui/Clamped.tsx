import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './controls/Button.tsx'
import { classNames } from './class-names.ts'

/** Long text that first shows its beginning, so that what follows stays in sight. Short text is left as it is. */
export function Clamped({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  const [open, setOpen] = useState(false)
  // Before the first paint, so that what follows does not move for the button.
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    const look = () => {
      // Only closed text can overflow; what was found then holds while it is open.
      if (!element.dataset['open']) setOverflows(element.scrollHeight > element.clientHeight + 24)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div
        ref={content}
        data-open={open || undefined}
        className={classNames(
          'print:max-h-none',
          !open && 'max-h-48 overflow-hidden',
          !open && overflows && 'mask-b-from-70%',
        )}
      >
        {children}
      </div>
      {overflows ? (
        <Button
          look="quiet"
          className="mt-1 -ml-3 text-accent"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </Button>
      ) : null}
    </>
  )
}
