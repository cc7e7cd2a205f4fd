import type { Provenance_eventFragment } from '#app/graphql/generated/provenance.ts'
import { Facts } from '#app/ui/Facts.tsx'
import { importerName } from '#domain/text/names.ts'
import { pageState } from '#app/page-state/page-state.ts'
import { EntityLink } from '../EntityLink.tsx'
import { formatDate } from '#app/ui/dates.ts'

/** Who did what to a record, and when. Steps that have not happened are left out. */
export function Provenance({
  steps,
}: {
  steps: { name: string; event: Provenance_eventFragment | null | undefined }[]
}) {
  const taken = withoutImportedSteps(steps.flatMap(({ name, event }) => (event ? [{ name, event }] : [])))
  if (taken.length === 0) return <p className="text-sm text-muted">Not recorded.</p>
  return (
    <Facts
      facts={taken.map(({ name, event }) => ({
        name,
        value: (
          <>
            <time dateTime={event.createdAt}>{formatDate(event.createdAt)}</time>
            <By event={event} />
          </>
        ),
      }))}
    />
  )
}

interface Step {
  name: string
  event: Provenance_eventFragment
}

const isImported = ({ event }: Step) => event.originatingUser.username === importerName

/** Releases have only the date of the last review: steps of an import are this one. */
function withoutImportedSteps(steps: readonly Step[]): Step[] {
  const last = steps.findLast(isImported)
  const own = steps.filter((step) => !isImported(step))
  return last ? [{ name: 'Last reviewed', event: last.event }, ...own] : own
}

/** Releases do not say who did something; what their import notes stands under a name of its own. */
function By({ event: { originatingUser, organization } }: { event: Provenance_eventFragment }) {
  // A state names no persons.
  if (pageState) return null
  if (originatingUser.username === importerName) return <span className="text-muted">, imported</span>
  return (
    <>
      {' '}
      by <EntityLink kind="user" record={{ id: originatingUser.id, name: originatingUser.displayName }} />
      {organization ? (
        <>
          {' '}
          (<EntityLink kind="organization" record={organization} />)
        </>
      ) : null}
    </>
  )
}
