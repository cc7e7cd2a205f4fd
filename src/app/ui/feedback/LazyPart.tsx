import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { codeFailures, isCodeFailure } from './code-failure.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'

/** Part of a page whose code comes later. Where it does not, this part says so, and the rest of the page stays. */
export function LazyPart({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary renderError={renderError}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function renderError(error: unknown): ReactNode {
  // What is no failure to fetch code belongs to the boundary above.
  if (!isCodeFailure(error)) throw error
  return <ErrorState failure={{ ...codeFailures.unknown, isCode: true }} />
}
