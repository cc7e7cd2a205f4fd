import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userRoles } from '#domain/vocabularies/people.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import {
  deeds,
  evidence,
  organizations,
  peopleAtWork,
  users,
} from '#tests/support/curation/people-at-work.ts'

type Table = Record<string, { nodes: { id: number }[]; [total: string]: unknown }>

const statusOf = (id: number) => evidence.find((item) => item.id === id)?.status
const evidenceOf = (user: number, statuses = ['ACCEPTED', 'SUBMITTED']) =>
  new Set(
    deeds
      .filter((deed) => deed.user === user && deed.action === 'SUBMITTED')
      .map(({ subject }) => subject.id)
      .filter((id) => statuses.includes(statusOf(id) ?? '')),
  ).size
const revisionsOf = (user: number) =>
  new Set(
    deeds
      .filter((deed) => deed.user === user && deed.action === 'REVISION_SUGGESTED')
      .map(({ from }) => from?.id),
  ).size
const lastOf = (whose: 'user' | 'organization', id: number) => {
  const days = deeds.filter((deed) => deed[whose] === id).map(({ daysAgo }) => daysAgo)
  return days.length === 0 ? null : -Math.min(...days)
}

/** Ids ordered by a value: small first, missing ones last in either direction, equals by id. */
function ordered<Row extends { id: number }>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | string | null | undefined,
  direction: string,
): number[] {
  const compare = (one: Row, other: Row) => {
    const [left, right] = [valueOf(one) ?? null, valueOf(other) ?? null]
    if (left === right) return one.id - other.id
    if (left === null) return 1
    if (right === null) return -1
    return (left < right ? -1 : 1) * (direction === 'ASC' ? 1 : -1)
  }
  return rows.toSorted(compare).map(({ id }) => id)
}

describeOnEachEngine('Tables of people', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, peopleAtWork)
  })
  afterAll(() => curia.close())

  const idsOf = async (query: string, args: string) => {
    const answer = await curia.ask<Table>(`{ ${query}${args} { nodes { id } } }`)
    return answer[query]?.nodes.map(({ id }) => id)
  }

  it('show every user with what they did', async () => {
    const { browseUsers } =
      await curia.ask<Table>(`{ browseUsers { totalCount filteredCount pageCount lastUpdated
      nodes { id username displayName role email evidenceCount revisionCount organizations { id } } } }`)
    expect(browseUsers?.nodes).toEqual(
      users.map(({ id, username, role }) => ({
        id,
        username,
        displayName: username,
        role,
        email: null,
        evidenceCount: evidenceOf(id),
        revisionCount: revisionsOf(id),
        organizations: organizations
          .filter(({ members }) => members.includes(id))
          .toSorted((one, other) => (one.name < other.name ? -1 : 1))
          .map((organization) => ({ id: organization.id })),
      })),
    )
    expect(browseUsers).toMatchObject({ totalCount: users.length, filteredCount: users.length, pageCount: 1 })
    const { written_at } = await curia.storage.read
      .selectFrom('knowledge_state')
      .select('written_at')
      .executeTakeFirstOrThrow()
    expect(browseUsers?.['lastUpdated']).toBe(written_at)
  })

  it.each([
    ['ACCEPTED', ['ACCEPTED']],
    ['REJECTED', ['REJECTED']],
    ['ALL', ['ACCEPTED', 'SUBMITTED', 'REJECTED']],
  ])('count evidence of status %s when asked to', async (status, statuses) => {
    const { browseUsers } = await curia.ask<Table>(
      `{ browseUsers(status: ${status}) { nodes { id evidenceCount } } }`,
    )
    expect(browseUsers?.nodes).toEqual(
      users.map(({ id }) => ({ id, evidenceCount: evidenceOf(id, statuses) })),
    )
  })

  describe.each(['ASC', 'DESC'])('in the direction %s', (direction) => {
    it.each([
      ['ID', (user: (typeof users)[number]) => user.id],
      ['NAME', (user: (typeof users)[number]) => user.name?.toLowerCase()],
      ['ROLE', (user: (typeof users)[number]) => userRoles.rank(user.role)],
      ['LAST_ACTION', (user: (typeof users)[number]) => lastOf('user', user.id)],
      ['REVISION_COUNT', (user: (typeof users)[number]) => revisionsOf(user.id)],
      ['EVIDENCE_COUNT', (user: (typeof users)[number]) => evidenceOf(user.id)],
    ])('order users by %s', async (column, valueOf) => {
      expect(await idsOf('browseUsers', `(sortBy: {column: ${column}, direction: ${direction}})`)).toEqual(
        ordered(users, valueOf, direction),
      )
    })

    it.each([
      ['ID', (group: (typeof organizations)[number]) => group.id],
      ['NAME', (group: (typeof organizations)[number]) => group.name.toLowerCase()],
      [
        'ACTIVITY_COUNT',
        ({ id }: (typeof organizations)[number]) =>
          deeds.filter(({ organization }) => organization === id).length,
      ],
      ['MEMBER_COUNT', (group: (typeof organizations)[number]) => group.members.length],
      [
        'MOST_RECENT_ACTIVITY_TIMESTAMP',
        ({ id }: (typeof organizations)[number]) => lastOf('organization', id),
      ],
    ])('order organizations by %s', async (column, valueOf) => {
      const args = `(sortBy: {column: ${column}, direction: ${direction}})`
      expect(await idsOf('browseOrganizations', args)).toEqual(ordered(organizations, valueOf, direction))
    })
  })

  it.each([
    ['name: "ANN"', [1, 5]],
    ['username: "B"', [2]],
    ['role: CURATOR', [1, 4, 5, 6]],
    ['role: EDITOR', [2]],
    ['ids: [5, 1, 99]', [1, 5]],
    ['ids: []', []],
    ['organization: {name: "la"}', [1, 2]],
    ['organization: {ids: [1], includeSubgroups: true}', [1, 2, 3]],
    ['organization: {ids: [3]}, role: CURATOR, name: "idle"', [4]],
    ['name: "%"', []],
  ])('find users with %s and count them', async (filter, expected) => {
    const { browseUsers } = await curia.ask<Table>(
      `{ browseUsers(${filter}) { totalCount filteredCount nodes { id } } }`,
    )
    expect(browseUsers).toEqual({
      totalCount: users.length,
      filteredCount: expected.length,
      nodes: expected.map((id) => ({ id })),
    })
  })

  it('show organizations by name with their members, activities and children', async () => {
    const { browseOrganizations } =
      await curia.ask<Table>(`{ browseOrganizations { totalCount filteredCount nodes {
      id name parentId memberCount activityCount childOrganizations { name } createdAt updatedAt
      mostRecentActivityTimestamp } } }`)
    expect(browseOrganizations?.nodes.map(({ id }) => id)).toEqual([3, 1, 2, 4])
    expect(browseOrganizations?.nodes[1]).toEqual({
      id: 1,
      name: 'Lab',
      parentId: null,
      memberCount: 2,
      activityCount: deeds.filter(({ organization }) => organization === 1).length,
      childOrganizations: [{ name: 'Sublab' }, { name: 'Zoo' }],
      createdAt: '2026-01-02T03:04:05.006Z',
      updatedAt: '2026-01-02T03:04:05.006Z',
      mostRecentActivityTimestamp: expect.any(String) as string,
    })
    expect(browseOrganizations?.nodes[3]).toMatchObject({ parentId: 1, mostRecentActivityTimestamp: null })
    expect(await idsOf('browseOrganizations', '(name: "LAB")')).toEqual([1, 2])
    expect(await idsOf('browseOrganizations', '(id: 4)')).toEqual([4])
    expect(await idsOf('browseOrganizations', '(ids: [2, 3])')).toEqual([3, 2])
  })

  it('are walked through in both directions without repeating or skipping anybody', async () => {
    const sortBy = 'sortBy: {column: EVIDENCE_COUNT, direction: DESC}'
    const whole = await idsOf('browseUsers', `(${sortBy})`)
    type Page = {
      browseUsers: { nodes: { id: number }[]; pageInfo: { startCursor: string; endCursor: string } }
    }
    const page = (args: string) =>
      curia.ask<Page>(
        `{ browseUsers(${sortBy}, ${args}) { nodes { id } pageInfo { startCursor endCursor } } }`,
      )
    const forward: number[] = []
    for (let after = ''; ;) {
      const { browseUsers } = await page(`first: 2${after && `, after: "${after}"`}`)
      if (browseUsers.nodes.length === 0) break
      forward.push(...browseUsers.nodes.map(({ id }) => id))
      after = browseUsers.pageInfo.endCursor
    }
    const backward: number[] = []
    for (let before = ''; ;) {
      const { browseUsers } = await page(`last: 4${before && `, before: "${before}"`}`)
      if (browseUsers.nodes.length === 0) break
      backward.unshift(...browseUsers.nodes.map(({ id }) => id))
      before = browseUsers.pageInfo.startCursor
    }
    expect(forward).toEqual(whole)
    expect(backward).toEqual(whole)
  })

  it('lead to feeds, which name who and what took part', async () => {
    const answer = await curia.ask<{
      organization: { members: unknown; events: { nodes: unknown[] } }
      users: { nodes: { id: number; events: Record<string, unknown> }[] }
    }>(`{
      organization(id: 1) { eventCount members(first: 1) { totalCount nodes { id } pageInfo { hasNextPage } }
        events(first: 3) { totalCount unfilteredCount eventTypes uniqueParticipants { id }
          participatingOrganizations { name } nodes { action originatingUser { id } } } }
      users { nodes { id events(first: 2) { totalCount unfilteredCount eventTypes uniqueParticipants { id }
        participatingOrganizations { id } nodes { action } pageInfo { hasNextPage } } } }
    }`)
    const newestFirst = deeds
      .map((deed, place) => ({ ...deed, place }))
      .toSorted((one, other) => one.daysAgo - other.daysAgo || other.place - one.place)
    const forLab = newestFirst.filter(({ organization }) => organization === 1)
    const distinct = <Value>(values: Value[]) => [...new Set(values)]
    expect(answer.organization).toEqual({
      eventCount: forLab.length,
      members: { totalCount: 2, nodes: [{ id: 1 }], pageInfo: { hasNextPage: true } },
      events: {
        totalCount: forLab.length,
        unfilteredCount: forLab.length,
        eventTypes: distinct(forLab.map(({ action }) => action)).toSorted(),
        uniqueParticipants: distinct(forLab.map(({ user }) => user)).map((id) => ({ id })),
        participatingOrganizations: [{ name: 'Lab' }],
        nodes: forLab.slice(0, 3).map(({ action, user }) => ({ action, originatingUser: { id: user } })),
      },
    })
    expect(answer.users.nodes).toEqual(
      users.map(({ id }) => {
        const mine = newestFirst.filter(({ user }) => user === id)
        const served = distinct(mine.flatMap(({ organization }) => organization ?? []))
        const byName = organizations
          .filter((group) => served.includes(group.id))
          .toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
        return {
          id,
          events: {
            totalCount: mine.length,
            unfilteredCount: mine.length,
            eventTypes: distinct(mine.map(({ action }) => action)).toSorted(),
            uniqueParticipants: mine.length > 0 ? [{ id }] : [],
            participatingOrganizations: byName.map((group) => ({ id: group.id })),
            nodes: mine.slice(0, 2).map(({ action }) => ({ action })),
            pageInfo: { hasNextPage: mine.length > 2 },
          },
        }
      }),
    )
  })
})
