import { useCallback, useEffect, useRef } from 'react'

/** The same function for all renders that always does what the newest one would: for memoized children and observers. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const newest = useRef(callback)
  useEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Arguments) => newest.current(...args), [])
}
