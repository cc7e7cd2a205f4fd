import { lazy, Suspense, useState } from 'react'
import { loadSummaryPanel, summaryPanel } from './panel-code.ts'
import type { SummaryPanelProps } from './SummaryPanel.tsx'

const attribute = 'data-summary'
const LazyPanel = lazy(async () => ({ default: (await loadSummaryPanel()).SummaryPanel }))
// Rendering on the server waits for nothing.
const ServerPanel = import.meta.env.SSR ? (await loadSummaryPanel()).SummaryPanel : null

/**
 * The clinical summary of a record. What the server has rendered stands until the code of the panel is there, which
 * the page does not wait for.
 */
export function ClinicalSummary(props: SummaryPanelProps) {
  const [atOnce] = useState(() => summaryPanel()?.SummaryPanel ?? ServerPanel)
  const [rendered] = useState(renderedSummary)
  const Panel = atOnce ?? LazyPanel
  const panel = <Panel {...props} />
  return (
    <div {...{ [attribute]: '' }}>
      {rendered === null ? (
        panel
      ) : (
        // The server's own markup, taken from its document.
        // oxlint-disable-next-line react/no-danger
        <Suspense fallback={<div dangerouslySetInnerHTML={{ __html: rendered }} />}>{panel}</Suspense>
      )}
    </div>
  )
}

/** The markup of the summary in the server-rendered page, while that is there. */
function renderedSummary(): string | null {
  if (import.meta.env.SSR) return null
  return document.querySelector(`[data-ssr] [${attribute}]`)?.innerHTML ?? null
}
