import { firstPaint } from '#app/ui/first-paint.ts'
import { lazyValue } from '#app/ui/lazy-value.ts'
import { serverMarkup } from '#app/ui/ServerMarkup.tsx'

/** Marks the element that holds a clinical summary. */
export const summaryAttribute = 'data-summary'

/** The summary as the server has rendered it, while that page is there. */
export const renderedSummary = (): string | null => serverMarkup(`[${summaryAttribute}]`)

/** The code that draws a clinical summary. A page that the server has rendered is painted before it is asked for. */
export const summaryPanel = lazyValue(async () => {
  if (renderedSummary() !== null) await firstPaint
  return import('./SummaryPanel.tsx')
})

/** Starts fetching it in a route's loader, beside the query. A failure shows where the summary stands. */
export const startSummaryPanel = (): void => void summaryPanel.load().catch(() => undefined)
