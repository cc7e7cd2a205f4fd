import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../hooks/when-idle.ts'

/** Up to this many rows a list is drawn whole when there is time. */
const fewRows = 50

/**
 * Checks whether all rows are to be drawn and not only those in view: of a short list that is there to its end, once
 * the browser has time, so that its own search finds every row; of any list while it is printed.
 */
export function useUnvirtualized(rows: readonly unknown[], complete: boolean): boolean {
  const [whole, setWhole] = useState<readonly unknown[] | null>(null)
  const [printed, setPrinted] = useState(false)
  const isShort = complete && rows.length <= fewRows
  useEffect(() => {
    if (isShort) return whenIdle(() => startTransition(() => setWhole(rows)))
  }, [rows, isShort])
  useEffect(() => {
    // Before this event is over the rows must stand.
    const begin = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printed || whole === rows
}
