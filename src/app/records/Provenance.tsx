import type { Provenance_eventFragment } from '#app/graphql/generated/provenance.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { formatDate } from './dates.ts'

/** Who did what to a record, and when. Steps that have not happened are left out. */
export function Provenance({
  steps,
}: {
  steps: { name: string; event: Provenance_eventFragment | null | undefined }[]
}) {
  const taken = steps.flatMap(({ name, event }) => (event ? [{ name, event }] : []))
  if (taken.length === 0) return <p className="text-sm text-muted">Nothing is recorded.</p>
  return (
    <Facts
      facts={taken.map(({ name, event }) => ({
        name,
        value: (
          <>
            <time dateTime={event.createdAt}>{formatDate(event.createdAt)}</time> by{' '}
            {event.originatingUser.displayName}
            {event.organization ? ` (${event.organization.name})` : ''}
          </>
        ),
      }))}
    />
  )
}
