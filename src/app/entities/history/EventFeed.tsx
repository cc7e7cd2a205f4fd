import { RecordEventsDocument, type RecordEventsQueryVariables } from '#app/graphql/generated/history.ts'
import { EventLine } from './EventLine.tsx'
import { EventNote } from './EventNote.tsx'
import { Feed } from './Feed.tsx'

/** Events of a record, a person or an organization, the newest first. */
export default function EventFeed({
  label,
  ...variables
}: { label: string } & Pick<RecordEventsQueryVariables, 'subject' | 'originatingUserId' | 'organizationId'>) {
  return (
    <Feed
      document={RecordEventsDocument}
      variables={variables}
      pageOf={({ events }) => events}
      label={label}
      none="No events"
    >
      {(event) => (
        <>
          <EventLine event={event} />
          <EventNote event={event} isWithRecord />
        </>
      )}
    </Feed>
  )
}
