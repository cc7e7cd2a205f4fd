import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

/** Retries what failed when the network returns; null while there is nothing to retry. */
export function useOnlineRetry(retry: (() => void) | null): void {
  const failed = retry !== null
  const onOnline = useStableCallback(() => retry?.())
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [failed, onOnline])
}
