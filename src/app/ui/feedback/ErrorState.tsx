import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'

/** Failure, as a sentence for a reader; `requestId` is what the operator finds the request by in the log. */
export type Failure = { title: string; detail: string; requestId?: string }

/** Says what failed and offers to try again. */
export function ErrorState({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  return (
    <div role="alert" className="px-4 py-8 text-center text-sm">
      <p className="flex items-center justify-center gap-1.5 font-semibold text-danger">
        <Icon name="warning" />
        {failure.title}
      </p>
      <p className="mx-auto mt-1 max-w-prose text-muted">{failure.detail}</p>
      {failure.requestId ? (
        <p className="mt-1 text-muted">
          Request <code className="font-mono text-xs">{failure.requestId}</code>
        </p>
      ) : null}
      {onRetry ? (
        <Button className="mt-3" onClick={onRetry}>
          Retry
        </Button>
      ) : null}
    </div>
  )
}
