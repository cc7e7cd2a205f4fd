import { storeValue, useStoredValue } from './browser-storage.ts'
import { shortcutsKey } from './shortcuts-on.ts'

/** Turns shortcuts of a single character on or off in this browser. */
export function setShortcutsOn(on: boolean): void {
  storeValue(shortcutsKey, on ? null : 'off')
}

export const useShortcutsOn = (): boolean => useStoredValue(shortcutsKey) !== 'off'
