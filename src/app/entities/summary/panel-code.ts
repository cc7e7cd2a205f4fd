import { firstPaint } from '#app/ui/first-paint.ts'
import { lazyValue } from '#app/ui/lazy-value.ts'

/** The code that draws a clinical summary. */
export const summaryPanel = lazyValue(async () => {
  await firstPaint
  return import('./SummaryPanel.tsx')
})

/** Starts fetching it in a route's loader, beside the query. A failure shows where the summary stands. */
export const startSummaryPanel = (): void => void summaryPanel.load().catch(() => undefined)
