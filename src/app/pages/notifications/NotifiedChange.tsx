import { Link } from 'react-router'
import type { NotifiedEvent_eventFragment } from '#app/graphql/generated/notifications.ts'
import { SupersededBy } from '#app/entities/history/SupersededBy.tsx'
import { paths } from '#app/paths.ts'
import { outcomeOfSet } from '#domain/text/revision-outcome.ts'

type Origin = NonNullable<NotifiedEvent_eventFragment['originatingObject']>
type Revision = Extract<Origin, { __typename: 'Revision' }>

const linkTexts: { readonly [Type in Origin['__typename']]?: string } = {
  Comment: 'Open the comment',
  Flag: 'Open the flag',
  SourceSuggestion: 'Open the suggestion',
}

/** The way to what a notification tells of, and for a revision what became of its set and what superseded it. */
export function NotifiedChange({ events }: { events: readonly NotifiedEvent_eventFragment[] }) {
  const origins = events.flatMap(({ originatingObject }) => originatingObject ?? [])
  const revisions = origins.filter((origin) => origin['__typename'] === 'Revision')
  const [event] = events
  const text = linkTexts[origins[0]?.['__typename'] ?? 'Assertion']
  return (
    <>
      {revisions.map((revision) => (
        <SupersededBy key={revision.id} revision={revision} />
      ))}
      {revisions[0] ? (
        <SetOutcome set={revisions[0].revisionSet} />
      ) : text && event?.link ? (
        <p className="mt-1">
          <Link className="link" to={event.link}>
            {text}
          </Link>
        </p>
      ) : null}
    </>
  )
}

function SetOutcome({ set }: { set: Revision['revisionSet'] }) {
  const outcome = outcomeOfSet(set.revisions.map(({ status }) => status))
  return (
    <p className="mt-1">
      <Link className="link" to={paths.revisionSet.href(set.id)}>
        Open {set.displayName}
      </Link>
      {outcome ? ` (${outcome})` : ''}
    </p>
  )
}
