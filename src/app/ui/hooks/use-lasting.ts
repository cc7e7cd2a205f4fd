import { useEffect, useState } from 'react'

/** Milliseconds after which what is under way says so still, and can be cancelled. */
export const SLOW_MS = 4000

/** True once `state` has been true for so many milliseconds: what is over in a moment is not worth drawing. */
export function useLasting(state: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!state) return
    const timer = setTimeout(() => setLasts(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [state, milliseconds])
  return state && lasts
}
