/** The element in the place of a former one, if it is the same by its words. */
export function successorOf(
  former: Element | null,
  elements: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  const isSame = (element: HTMLElement | undefined) =>
    element !== undefined &&
    element.textContent === former?.textContent &&
    element.ariaLabel === former.ariaLabel
  return former && at >= 0 ? [elements[at], ...elements].find(isSame) : undefined
}
