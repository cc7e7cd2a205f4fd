import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useStableCallback } from './use-stable-callback.ts'
import { areShortcutsOn } from '../shortcuts-on.ts'

/**
 * Shortcuts of single keys on the items of a list. They work only while an item, or something in it, has the focus, so
 * that a stray key decides nothing; and not while something is typed, chosen in a menu, or asked in a dialog. Readers
 * can turn them off.
 * @param item selector of an item
 */
export function useShortcuts(
  list: RefObject<HTMLElement | null>,
  item: string,
  shortcuts: Readonly<Record<string, () => void>>,
): void {
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const action = shortcuts[event.key]
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!areShortcutsOn() || !isInItem(event.target, list.current, item) || isBusy(event.target)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onKeyDown])
}

const isInItem = (target: EventTarget | null, list: HTMLElement | null, item: string): boolean =>
  target instanceof Element && list !== null && list.contains(target.closest(item))

const typing = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(`${typing}, ${overlay}`) !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
