import type { EventNote_eventFragment } from '#app/graphql/generated/history.ts'
import type { EventAction } from '#domain/vocabularies/curation.ts'
import { RichText } from '../text/RichText.tsx'

/** Events whose comment is shown elsewhere: that of a comment on its tab, that of a revision with its changes. */
const shownElsewhere: ReadonlySet<EventAction> = new Set([
  'COMMENTED',
  'COMMENT_DELETED',
  'REVISION_SUGGESTED',
  'REVISION_ACCEPTED',
  'REVISION_REJECTED',
  'REVISION_SUPERSEDED',
])

/** Comment of the user on an event, such as the reason of a rejection; none that was deleted. */
export function EventNote({
  event: { action, activity },
  isWithRecord = false,
}: {
  event: EventNote_eventFragment
  /** Whether the record stands beside it, with its comments and revisions. */
  isWithRecord?: boolean
}) {
  if ((isWithRecord && shownElsewhere.has(action)) || !activity || activity.parsedNote.length === 0)
    return null
  if ('comment' in activity && activity.comment.deleted) return null
  return <RichText segments={activity.parsedNote} className="mt-1 line-clamp-3 text-muted" />
}
