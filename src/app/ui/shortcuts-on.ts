import { storedValue } from './browser-storage.ts'

export const shortcutsKey = 'curia.shortcuts'

/**
 * Checks whether shortcuts of a single character work in this browser. Who speaks to their computer, or presses keys
 * by accident, can turn them off (WCAG 2.1.4).
 */
export const areShortcutsOn = (): boolean => storedValue(shortcutsKey) !== 'off'
