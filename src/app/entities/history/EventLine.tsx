import { Link } from 'react-router'
import type { EventLine_eventFragment } from '#app/graphql/generated/history.ts'
import { cardOf } from '../record-types.ts'
import { Moment } from './Moment.tsx'
import { Person } from './Person.tsx'
import { subjectTitle } from './subject-title.ts'
import { eventWords } from '#domain/vocabularies/event-words.ts'
import { fieldLabel } from '#domain/records/field-labels.ts'

const list = new Intl.ListFormat('en-GB')

const fieldOf = ({ originatingObject: origin, subject }: EventLine_eventFragment) =>
  origin && 'fieldName' in origin ? fieldLabel(origin.fieldName, subject?.['__typename']) : null

/**
 * Event of a record: who did what to which field, and when.
 * @param earlier events of the same person, record and moment that the line states, too, the newest first
 */
export function EventLine({
  event,
  earlier = [],
}: {
  event: EventLine_eventFragment
  earlier?: readonly EventLine_eventFragment[]
}) {
  const events = [event, ...earlier].toReversed()
  const actions = new Set(events.map(({ action }) => eventWords[action]))
  const fields = new Set(events.flatMap((each) => fieldOf(each) ?? []))
  return (
    <p className="flex flex-col-reverse gap-x-2 sm:flex-row sm:flex-wrap sm:items-baseline">
      <Moment at={event.createdAt} />
      <span>
        <Person user={event.originatingUser} />
        {event.organization ? ` (${event.organization.name})` : ''} {list.format(actions)}{' '}
        {event.subject ? (
          <Link className="link" to={event.subject.link} {...cardOf(event.subject)}>
            {subjectTitle(event.subject)}
          </Link>
        ) : (
          'a deleted record'
        )}
        {fields.size > 0 ? `: ${[...fields].join(', ')}` : ''}
      </span>
    </p>
  )
}
