import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { codeFailures, isCodeFailure, useCodeFailure } from './code-failure.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'

/** Part of a page whose code comes later. Where it does not, this part says so, and the rest of the page stays. */
export function LazyPart({
  fallback,
  isCompact = false,
  children,
}: {
  fallback: ReactNode
  /** Whether it has the room of a line only, as beside buttons: what failed is then said in a few words. */
  isCompact?: boolean
  children: ReactNode
}) {
  return (
    <ErrorBoundary renderError={isCompact ? renderLine : renderBlock}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

// What is no failure to fetch code belongs to the boundary above.
function renderBlock(error: unknown): ReactNode {
  if (!isCodeFailure(error)) throw error
  return <ErrorState failure={{ ...codeFailures.unknown, isCode: true }} />
}

function renderLine(error: unknown): ReactNode {
  if (!isCodeFailure(error)) throw error
  return <FailedLine />
}

function FailedLine() {
  const { title } = useCodeFailure(true)
  return (
    <span role="alert" className="inline-flex min-h-8 flex-wrap items-center gap-x-2 text-xs text-danger">
      {title}.
      <button type="button" className="link min-h-6" onClick={() => window.location.reload()}>
        Reload
      </button>
    </span>
  )
}
