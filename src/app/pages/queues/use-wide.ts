import { useSyncExternalStore } from 'react'

// Beside the navigation there is room for a list and a record.
const query = '(width >= 85rem)'

const listen = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Checks whether the window has room for two panes. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  )
