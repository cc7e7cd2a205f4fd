let resolveFirstPaint: () => void = () => undefined

/**
 * Resolves when the first page of this visit has been painted. What is not needed before waits for it, so that its
 * download does not delay the page; after that nothing waits.
 */
export const firstPaint: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      resolveFirstPaint = resolve
    })

/** Says that a page (not its shape) has been drawn: the browser paints it next, or when its tab is looked at. */
export function noteFirstPaint(): void {
  if (document.visibilityState === 'hidden') resolveFirstPaint()
  else requestAnimationFrame(() => setTimeout(resolveFirstPaint))
}
