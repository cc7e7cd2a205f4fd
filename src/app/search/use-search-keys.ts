import { useLayoutEffect } from 'react'
import { areShortcutsOn } from '#app/ui/shortcuts-on.ts'

/** Calls for the search: with `/` (outside of text fields) and Ctrl or ⌘ with K anywhere. */
export function useSearchKeys(onCall: () => void): void {
  // From the moment that the field is in the document: `start.js` listens until then.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const withCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const withSlash =
        event.key === '/' && areShortcutsOn() && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!withCommand && !(withSlash && !isTextField(event.target))) return
      // A dialog holds the focus: the field lies below it.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      onCall()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onCall])
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
