import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback.ts'
import { areShortcutsOn } from '../shortcuts-on.ts'

/**
 * Shortcuts of single keys that work from anywhere on the page, except while something is typed, chosen in a menu, or
 * asked in a dialog. Readers can turn them off.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const action = shortcuts[event.key]
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!areShortcutsOn() || isBusyElsewhere(event.target)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onKeyDown])
}

const typing = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const isBusyElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(`${typing}, ${overlay}`) !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
