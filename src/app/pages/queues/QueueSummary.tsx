import { Link } from 'react-router'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import type { Summary } from './queue.ts'

/** Outcome of a decision on several entries: what was done, and what could not be done and why. */
export function QueueSummary({
  summary: { action, done, refused },
  onDismiss,
}: {
  summary: Summary
  onDismiss: () => void
}) {
  return (
    <div role="alert">
      <Callout
        tone={refused.length > 0 ? 'warning' : 'note'}
        title={`${done.length} ${done.length === 1 ? 'was' : 'were'} ${action}.`}
        onDismiss={onDismiss}
      >
        {refused.length > 0 ? (
          <>
            {refused.length === 1 ? 'One was not:' : `${refused.length} were not:`}
            <ul className="mt-1 list-disc pl-5">
              {refused.map(({ title, href, problem }) => (
                <li key={title}>
                  <Link className="link" to={href}>
                    {title}
                  </Link>
                  : {problem}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Callout>
    </div>
  )
}
