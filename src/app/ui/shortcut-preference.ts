import { useSyncExternalStore } from 'react'
import { areShortcutsOn, shortcutsKey } from './shortcuts-on.ts'

const listeners = new Set<() => void>()

/** Turns shortcuts of a single character on or off in this browser. */
export function setShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(shortcutsKey)
    else localStorage.setItem(shortcutsKey, 'off')
  } catch {
    // Storage is closed to us: nothing is remembered.
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
