import { useSyncExternalStore } from 'react'

const storageKey = 'curia.shortcuts'
const listeners = new Set<() => void>()
let heldInPage: boolean | null = null

/**
 * Whether shortcuts of a single character work in this browser. Who speaks to their computer, or presses keys by
 * accident, can turn them off (WCAG 2.1.4).
 */
export function areShortcutsOn(): boolean {
  if (heldInPage !== null) return heldInPage
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setShortcutsOn(on: boolean): void {
  heldInPage = null
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Storage is closed to us: the choice holds for this page only.
    heldInPage = on
  }
  for (const listener of listeners) listener()
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(listen, areShortcutsOn, () => true)

function listen(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
