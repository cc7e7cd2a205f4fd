import { Suspense, use, useState } from 'react'
import { failureOf } from '#app/apollo/failure.ts'
import { fetchStates } from '#app/states/fetch-states.ts'
import type { ListedState } from '#app/states/fetch-states.ts'
import { Card } from '#app/ui/Card.tsx'
import { ErrorBoundary } from '#app/ui/feedback/ErrorBoundary.tsx'
import { ErrorState } from '#app/ui/feedback/ErrorState.tsx'
import { SkeletonLines } from '#app/ui/feedback/Skeleton.tsx'
import { StatesTable } from './StatesTable.tsx'

const isNightly = ({ name }: ListedState) => name.startsWith('nightly-')

/** The frozen states: each a SQLite file to download, and the knowledgebase to open as of its date. */
export function FrozenStates() {
  const [states, setStates] = useState(fetchStates)
  return (
    <Card title="Frozen states">
      <p className="mb-3 max-w-prose text-sm">
        All public knowledge of one day, as a SQLite file. The name of a state opens this site as of that day;
        APIs read it with <code className="font-mono">?asOf=</code> and the name.
      </p>
      <ErrorBoundary
        resetKey={states}
        renderError={(error) => (
          <ErrorState failure={failureOf(error)} onRetry={() => setStates(fetchStates())} />
        )}
      >
        <Suspense fallback={<SkeletonLines count={4} />}>
          <Listed states={states} />
        </Suspense>
      </ErrorBoundary>
    </Card>
  )
}

function Listed({ states }: { states: Promise<ListedState[]> }) {
  const newestFirst = use(states).toReversed()
  const nightly = newestFirst.filter(isNightly)
  const named = newestFirst.filter((state) => !isNightly(state))
  if (newestFirst.length === 0) return <p className="text-sm text-muted">No frozen states.</p>
  return (
    <div className="space-y-2">
      {named.length > 0 ? <StatesTable caption="Releases and named states" states={named} /> : null}
      {nightly.length > 0 ? (
        <details open={named.length === 0}>
          <summary className="min-h-8 cursor-pointer py-1.5 text-sm">
            Nightly states ({nightly.length})
          </summary>
          <StatesTable caption="Nightly states" states={nightly} />
        </details>
      ) : null}
    </div>
  )
}
