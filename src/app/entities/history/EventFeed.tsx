import { RecordEventsDocument, type RecordEventsQueryVariables } from '#app/graphql/generated/history.ts'
import { EventLine } from './EventLine.tsx'
import { Feed } from './Feed.tsx'

/** What happened to a record, or what a person or organization did, the newest first. */
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
      {(event) => <EventLine event={event} />}
    </Feed>
  )
}
