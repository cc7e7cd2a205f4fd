import type { ReactNode } from 'react'
import { RichText } from '#app/entities/text/RichText.tsx'
import type { RichTextSegments } from '#app/entities/text/RichText.tsx'
import type { Provenance_eventFragment } from '#app/graphql/generated/provenance.ts'
import { Moment } from '#app/entities/history/Moment.tsx'
import { Person } from '#app/entities/history/Person.tsx'
import { Tag } from '#app/ui/Tag.tsx'

/** Who brought something, and when. */
export function Brought({ event }: { event: Provenance_eventFragment | null | undefined }) {
  if (!event) return null
  return (
    <>
      <Person user={event.originatingUser} />
      {event.organization ? `(${event.organization.name})` : null} <Moment at={event.createdAt} />
    </>
  )
}

/** Comment of an activity; null when it has none. */
export const noteOf = (activity: { parsedNote: RichTextSegments } | null | undefined): ReactNode =>
  activity && activity.parsedNote.length > 0 ? <RichText segments={activity.parsedNote} /> : null

/** Warnings for a reviewer before a decision. */
export function Warnings({ flagged, openRevisionCount }: { flagged: boolean; openRevisionCount: number }) {
  return (
    <>
      {flagged ? <Tag className="text-warning">Flagged</Tag> : null}
      {openRevisionCount > 0 ? (
        <Tag>
          {openRevisionCount} pending {openRevisionCount === 1 ? 'revision' : 'revisions'}
        </Tag>
      ) : null}
    </>
  )
}
