import type { EventLine_eventFragment } from '#app/graphql/generated/history.ts'

const keyOf = ({ createdAt, originatingUser, organization, subject }: EventLine_eventFragment) =>
  [createdAt, originatingUser.id, organization?.id, subject?.['__typename'], subject?.id].join(' ')

/**
 * Groups events of one person, record and moment that follow one another, as an import submits and accepts a record at
 * once. Events stay in their order.
 */
export function eventGroups<Event extends EventLine_eventFragment>(
  events: readonly Event[],
): [Event, ...Event[]][] {
  const groups: [Event, ...Event[]][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && event.subject && keyOf(last[0]) === keyOf(event)) last.push(event)
    else groups.push([event])
  }
  return groups
}
