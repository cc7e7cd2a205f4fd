import { Link } from 'react-router'
import type { EventLine_eventFragment } from '#app/graphql/generated/history.ts'
import { cardOf } from '../record-types.ts'
import { Moment } from './Moment.tsx'
import { Person } from './Person.tsx'
import { eventWords } from '#domain/vocabularies/event-words.ts'
import { fieldLabel } from '#domain/records/field-labels.ts'

/** Event of a record: who did what to which field, and when. */
export function EventLine({ event }: { event: EventLine_eventFragment }) {
  const { originatingObject: origin } = event
  const field =
    origin && 'fieldName' in origin ? fieldLabel(origin.fieldName, event.subject?.['__typename']) : null
  return (
    <p className="flex flex-col-reverse gap-x-2 sm:flex-row sm:flex-wrap sm:items-baseline">
      <Moment at={event.createdAt} />
      <span>
        <Person user={event.originatingUser} />
        {event.organization ? ` (${event.organization.name})` : ''} {eventWords[event.action]}{' '}
        {event.subject ? (
          <Link className="link" to={event.subject.link} {...cardOf(event.subject)}>
            {event.subject.name}
          </Link>
        ) : (
          'a deleted record'
        )}
        {field ? `: ${field}` : ''}
      </span>
    </p>
  )
}
