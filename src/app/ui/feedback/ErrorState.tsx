import { useEffect, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import { useCodeFailure } from './code-failure.ts'

/**
 * Failure, as a sentence for a reader; `requestId` is what the operator finds the request by in the log. With `isCode`
 * it was code of the app that did not come, which only a reload brings.
 */
export type Failure = {
  title: string
  detail: string
  requestId?: string
  isCode?: boolean
  /** Seconds for which the service asks to wait (`Retry-After`); nothing is retried before. */
  retryAfter?: number
}

/** True until so many seconds have passed since the failure. */
function useWaiting(seconds = 0): boolean {
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setOver(seconds), seconds * 1000)
    return () => {
      clearTimeout(timer)
      setOver(0)
    }
  }, [seconds])
  return seconds > 0 && over !== seconds
}

/** Says what failed and offers to try again. */
export function ErrorState({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const code = useCodeFailure(failure.isCode === true)
  const { title, detail } = failure.isCode ? code : failure
  const mustWait = useWaiting(failure.retryAfter)
  return (
    <div role="alert" className="px-4 py-8 text-center text-sm">
      <p className="flex items-center justify-center gap-1.5 font-semibold text-danger">
        <Icon name="warning" />
        {title}
      </p>
      <p className="mx-auto mt-1 max-w-prose text-muted">{detail}</p>
      {failure.requestId ? (
        <p className="mt-1 text-muted">
          Request <code className="font-mono text-xs">{failure.requestId}</code>
        </p>
      ) : null}
      {failure.isCode ? (
        <Button className="mt-3" onClick={() => window.location.reload()}>
          Reload
        </Button>
      ) : onRetry ? (
        <Button className="mt-3" aria-disabled={mustWait} onClick={() => mustWait || onRetry()}>
          Retry
        </Button>
      ) : null}
    </div>
  )
}
