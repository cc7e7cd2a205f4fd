/**
 * Remembers who has the focus as an action begins.
 *
 * @returns gives the focus to an element once the action has ended, unless its person has moved it meanwhile: a menu
 * that was opened while a record is read again stays open
 */
export function returnFocus(): (target: HTMLElement | null) => void {
  const before = document.activeElement
  return (target) => {
    const now = document.activeElement
    if (now === before || now === document.body || now === null) target?.focus()
  }
}
