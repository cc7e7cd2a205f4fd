import { useState } from 'react'
import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { SLOW_MS, useLasting } from '#app/ui/hooks/use-lasting.ts'
import { FileProgress } from './FileProgress.tsx'
import { MatchResults } from './report/MatchResults.tsx'
import { overviewText } from './report/overview-text.ts'
import { PrintHeader } from './report/PrintHeader.tsx'
import { currentSample, setCurrentSample } from './sample.ts'
import type { Sample } from './sample.ts'
import { SamplePanel } from './SamplePanel.tsx'
import { useMatch } from './use-match.ts'
import type { Matched } from './use-match.ts'

/** Matches of the knowledgebase for the alterations of one tumour. */
export function Component() {
  const [sample, setSample] = useState(currentSample)
  const matched = useMatch(sample)
  const change = (next: (sample: Sample) => Sample) =>
    setSample((before) => {
      const after = next(before)
      setCurrentSample(after)
      return after
    })
  return (
    <div className="space-y-4 py-2">
      <PageTitle title="Match a tumour's alterations" />
      <header>
        <h1>Match a tumour’s alterations</h1>
        <p className="mt-1 max-w-prose text-sm text-muted print:hidden">
          Paste the alterations of one tumour, or open its file, to list every matching molecular profile with
          its evidence and the reason.
        </p>
      </header>
      {matched.report && matched.sample && matched.matchedAt ? (
        <PrintHeader sample={matched.sample} report={matched.report} matchedAt={matched.matchedAt} />
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[25rem_minmax(0,1fr)] print:block">
        <div data-print="hide">
          <SamplePanel sample={sample} onChange={change} matched={matched} />
        </div>
        <Outcome matched={matched} />
      </div>
    </div>
  )
}

function Outcome({ matched }: { matched: Matched }) {
  const { report, isMatching, progress, failure, isCancelled, choice, retry } = matched
  const isSlow = useLasting(isMatching, SLOW_MS)
  if (!report && !isMatching && !failure) {
    if (isCancelled)
      return (
        <EmptyState title="Matching was cancelled">
          <Button onClick={retry}>Match again</Button>
        </EmptyState>
      )
    if (choice)
      return (
        <EmptyState title={`The file has ${formatNumber(choice.samples.count)} samples`}>
          Select the one to match.
        </EmptyState>
      )
    return (
      <EmptyState title="No alterations yet">
        Type, paste or drop them, open a file, or press “Show an example”.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="results" className="min-w-0">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <output className="sr-only">{isMatching ? 'Matching…' : report ? overviewText(report) : ''}</output>
      {progress ? (
        <FileProgress progress={progress} onCancel={matched.cancel} />
      ) : isSlow ? (
        <p data-print="hide" className="mb-4 flex items-center gap-3 text-sm">
          <output>Still matching…</output>
          <Button onClick={matched.cancel}>Cancel</Button>
        </p>
      ) : null}
      {failure ? <ErrorState failure={failure} onRetry={retry} /> : null}
      {report ? (
        <div aria-busy={isMatching} className={classNames((isMatching || failure !== null) && 'opacity-60')}>
          <MatchResults report={report} />
        </div>
      ) : isMatching ? (
        <SkeletonLines count={12} />
      ) : null}
    </section>
  )
}
