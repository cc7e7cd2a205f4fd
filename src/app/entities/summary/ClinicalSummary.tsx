import { lazy, Suspense, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
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
      <ErrorBoundary
        renderError={(error, retry) => (
          <>
            <ErrorState failure={failureOf(error)} onRetry={retry} />
            {rendered !== null && <ServerMarkup html={rendered} />}
          </>
        )}
      >
        {rendered === null ? panel : <Suspense fallback={<ServerMarkup html={rendered} />}>{panel}</Suspense>}
      </ErrorBoundary>
    </div>
  )
}
