import { useSyncExternalStore } from 'react'

/** Shown while the browser has no network. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output
      className={online ? 'sr-only' : 'block bg-warning-soft px-4 py-1.5 text-center text-sm text-warning'}
    >
      {online
        ? ''
        : 'You are offline. Pages you have visited still open; others will when the connection returns.'}
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
