import { useSyncExternalStore } from 'react'
import { useStaleResponses } from './use-stale-responses.ts'

/** Shown while the browser has no network, or the service no database that has every change. */
export function ConnectionBar() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  const stale = useStaleResponses()
  const message = online
    ? stale &&
      'The database is not responding. This page may lack the latest changes, and nothing can be saved.'
    : 'You are offline. Pages you have visited still open; others will when the connection returns.'
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
