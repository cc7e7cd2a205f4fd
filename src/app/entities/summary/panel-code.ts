import type { SummaryPanel } from './SummaryPanel.tsx'

type PanelCode = { SummaryPanel: typeof SummaryPanel }

let code: PanelCode | null = null
let promise: Promise<PanelCode> | null = null

/** The code of the panel when it is there. */
export const summaryPanel = (): PanelCode | null => code

/** Fetches the code of the panel: the same promise each time, unless it failed. */
export function loadSummaryPanel(): Promise<PanelCode> {
  promise ??= fetchPanel().catch((error: unknown) => {
    promise = null
    throw error
  })
  return promise
}

async function fetchPanel(): Promise<PanelCode> {
  code = await import('./SummaryPanel.tsx')
  return code
}

/** Starts fetching it in a route's loader, beside the query. A failure shows where the summary stands. */
export const startSummaryPanel = (): void => void loadSummaryPanel().catch(() => undefined)
