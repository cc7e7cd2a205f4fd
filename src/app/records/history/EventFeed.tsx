import {
  RecordEventsDocument,
  type RecordEventsQuery,
  type RecordEventsQueryVariables,
} from '#app/graphql/generated/history.ts'
import { Link } from 'react-router'
import { Feed } from './Feed.tsx'
import { Moment } from './Moment.tsx'
import { Person } from './Person.tsx'
import { eventWords } from './event-words.ts'

type Event = RecordEventsQuery['events']['nodes'][number]

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
      none="Nothing is recorded"
    >
      {(event) => <EventLine event={event} />}
    </Feed>
  )
}

function EventLine({ event }: { event: Event }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Moment at={event.createdAt} />
      <span>
        <Person user={event.originatingUser} />
        {event.organization ? ` (${event.organization.name})` : ''} {eventWords[event.action]}{' '}
        {event.subject ? (
          <Link className="link" to={event.subject.link}>
            {event.subject.name}
          </Link>
        ) : (
          'a record that is gone'
        )}
      </span>
    </p>
  )
}
