import { Callout } from '#app/ui/feedback/Callout.tsx'
import type { Violation } from '#domain/validity.ts'

/** Which rules a record breaks as it stands; undefined while it is not known. */
export function RuleChecks({ violations }: { violations: readonly Violation[] | undefined }) {
  if (!violations) return <p className="text-sm text-muted">Checking…</p>
  if (violations.length === 0) return <p className="text-sm text-good">No validation errors</p>
  const title = `${violations.length} validation ${violations.length === 1 ? 'error' : 'errors'}`
  return (
    <Callout tone="danger" title={`${title}:`}>
      <ul className="mt-1 list-disc pl-5">
        {violations.map(({ attribute, message }) => (
          <li key={`${attribute} ${message}`}>{message}</li>
        ))}
      </ul>
    </Callout>
  )
}
