import { useSyncExternalStore } from 'react'
import { useStorageUnavailable } from '#app/ui/browser-storage.ts'
import { useStaleResponses } from './use-stale-responses.ts'

/** Shown while the browser has no network or stores nothing, or the service has no database with every change. */
export function ConnectionBar() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  const isStale = useStaleResponses()
  const isUnavailable = useStorageUnavailable()
  const message =
    (!online &&
      'You are offline. Pages you have visited still open; others will when the connection returns.') ||
    (isStale &&
      'The database is not responding. This page may lack the latest changes, and nothing can be saved.') ||
    (isUnavailable &&
      'This browser does not store data for this site, or has no space left: your choices and drafts last until you leave the page.')
  return (
    <output
      className={message ? 'block bg-warning-soft px-4 py-1.5 text-center text-sm text-warning' : 'sr-only'}
    >
      {message}
    </output>
  )
}

function listen(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
