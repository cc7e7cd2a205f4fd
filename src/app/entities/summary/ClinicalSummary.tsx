import { lazy, useState } from 'react'
import { LazyPart } from '#app/ui/feedback/LazyPart.tsx'
import { ServerMarkup } from '#app/ui/ServerMarkup.tsx'
import { renderedSummary, summaryAttribute, summaryPanel } from './panel-code.ts'
import type { SummaryPanelProps } from './SummaryPanel.tsx'

const LazyPanel = lazy(async () => ({ default: (await summaryPanel.load()).SummaryPanel }))
// Rendering on the server waits for nothing.
const ServerPanel = import.meta.env.SSR ? (await summaryPanel.load()).SummaryPanel : null

/**
 * The clinical summary of a record. What the server has rendered stands until the code of the panel is there, which
 * the page does not wait for.
 */
export function ClinicalSummary(props: SummaryPanelProps) {
  const [atOnce] = useState(() => summaryPanel.loaded()?.SummaryPanel ?? ServerPanel)
  const [rendered] = useState(renderedSummary)
  const Panel = atOnce ?? LazyPanel
  const panel = <Panel {...props} />
  return (
    <div {...{ [summaryAttribute]: '' }}>
      <LazyPart fallback={rendered === null ? null : <ServerMarkup html={rendered} />}>{panel}</LazyPart>
    </div>
  )
}
