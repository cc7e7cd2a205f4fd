import { Link } from 'react-router'
import { Callout } from '#app/ui/feedback/Callout.tsx'
import type { Summary } from './queue.ts'

/** Outcome of a decision on entries: what was done, and what could not be done and why. */
export function QueueSummary({
  summary: { action, done, notes, failures },
  onDismiss,
}: {
  summary: Summary
  onDismiss: () => void
}) {
  return (
    <div role="alert">
      <Callout
        tone={failures.length > 0 ? 'warning' : 'note'}
        title={done.length === 1 ? `${done[0]} was ${action}.` : `${done.length} were ${action}.`}
        onDismiss={onDismiss}
      >
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {failures.length > 0 ? (
          <>
            {failures.length === 1 ? 'One was not:' : `${failures.length} were not:`}
            <ul className="mt-1 list-disc pl-5">
              {failures.map(({ title, href, error }) => (
                <li key={title}>
                  <Link className="link" to={href}>
                    {title}
                  </Link>
                  : {error}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Callout>
    </div>
  )
}
