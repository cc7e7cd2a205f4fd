import { expect, test } from 'vitest'
import { eventGroups } from '#app/entities/history/event-groups.ts'
import type { EventLine_eventFragment } from '#app/graphql/generated/history.ts'

const event = (id: number, changes: Partial<EventLine_eventFragment> = {}): EventLine_eventFragment => ({
  id,
  action: 'ACCEPTED',
  createdAt: '2024-07-29T20:02:36.000Z',
  originatingUser: { id: 1, displayName: 'Anna', username: 'anna' },
  organization: null,
  originatingObject: null,
  subject: {
    __typename: 'EvidenceItem',
    id: 12,
    name: 'EID12',
    claimTitle: 'BRAF V600E: sensitivity to vemurafenib',
    link: '/evidence/12',
  },
  ...changes,
})
const other = {
  __typename: 'EvidenceItem',
  id: 13,
  name: 'EID13',
  claimTitle: 'BRAF V600E: sensitivity to vemurafenib',
  link: '/evidence/13',
} as const

test('what one person does to a record at one moment is one group', () => {
  const groups = eventGroups([
    event(9),
    event(8, { action: 'SUBMITTED' }),
    event(7, { subject: other }),
    event(6, { subject: other, createdAt: '2024-07-28T20:02:36.000Z' }),
    event(5, { subject: null }),
    event(4, { subject: null }),
  ])
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[9, 8], [7], [6], [5], [4]])
})
