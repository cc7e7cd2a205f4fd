import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventAction, TimeWindow } from '#domain/vocabularies/curation.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import * as people from '#tests/support/curation/people-at-work.ts'
import { deeds, organizations, peopleAtWork, users } from '#tests/support/curation/people-at-work.ts'
import type { Deed } from '#tests/support/curation/people-at-work.ts'

const boards: Record<string, EventAction[]> = {
  comments: ['COMMENTED'],
  moderation: [
    'ACCEPTED',
    'REJECTED',
    'ASSERTION_ACCEPTED',
    'ASSERTION_REJECTED',
    'REVISION_ACCEPTED',
    'REVISION_REJECTED',
  ],
  revisions: ['REVISION_SUGGESTED'],
  submissions: ['SUBMITTED', 'ASSERTION_SUBMITTED'],
}
const daysOf: Record<TimeWindow, number> = { LAST_WEEK: 7, LAST_MONTH: 28, LAST_YEAR: 365, ALL_TIME: 1e6 }
const automation = new Set(users.filter((user) => user.automation).map(({ id }) => id))

interface Standing {
  id: number
  actionCount: number
  rank: number
}

/** The board by hand: count, then the place is one more than how many have done more. */
function standings(counted: Deed[], actorOf: (deed: Deed) => number | undefined): Standing[] {
  const counts = new Map<number, number>()
  for (const deed of counted) {
    const actor = actorOf(deed)
    if (actor !== undefined && !automation.has(deed.user)) counts.set(actor, (counts.get(actor) ?? 0) + 1)
  }
  const all = [...counts]
  return all
    .map(([id, actionCount]) => ({
      id,
      actionCount,
      rank: 1 + all.filter(([, other]) => other > actionCount).length,
    }))
    .toSorted((one, other) => one.rank - other.rank || one.id - other.id)
}

const within = (window: TimeWindow) => (deed: Deed) => deed.daysAgo < daysOf[window]
const onBoard = (board: string) => (deed: Deed) => boards[board]?.includes(deed.action) ?? false
const roleOf = (id: number) => users.find((user) => user.id === id)?.role

describeOnEachEngine('What people contribute', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, peopleAtWork)
  })
  afterAll(() => curia.close())

  const boardOf = async (kind: 'user' | 'organization', board: string, args: string): Promise<Standing[]> => {
    const answer = await curia.ask<Record<string, Record<string, { nodes: Standing[] }>>>(
      `{ ${kind}Leaderboards { ${board}Leaderboard${args} { nodes { id actionCount rank } } } }`,
    )
    return answer[`${kind}Leaderboards`]?.[`${board}Leaderboard`]?.nodes ?? []
  }

  describe.each(Object.keys(boards))('is ranked by %s', (board) => {
    it.each(Object.keys(daysOf) as TimeWindow[])('of people and organizations in %s', async (window) => {
      const counted = deeds.filter(onBoard(board)).filter(within(window))
      const args = `(window: ${window})`
      expect(await boardOf('user', board, args)).toEqual(standings(counted, (deed) => deed.user))
      expect(await boardOf('organization', board, args)).toEqual(
        standings(counted, (deed) => deed.organization),
      )
    })

    it.each(['CURATOR', 'EDITOR', 'ADMIN'] as UserRole[])('of each role: %s', async (role) => {
      const isIn = (id: number) => (role === 'CURATOR') === (roleOf(id) === 'CURATOR')
      const counted = deeds.filter(onBoard(board)).filter((deed) => isIn(deed.user))
      expect(await boardOf('user', board, `(role: ${role})`)).toEqual(standings(counted, (deed) => deed.user))
    })

    it('in either direction, with the same places', async () => {
      const forward = await boardOf('user', board, '')
      expect(await boardOf('user', board, '(direction: DESC)')).toEqual(forward)
      expect(await boardOf('user', board, '(direction: ASC)')).toEqual(
        forward.toSorted((one, other) => one.actionCount - other.actionCount || one.id - other.id),
      )
    })
  })

  it('is ranked with ties', () => {
    const comments = standings(deeds.filter(onBoard('comments')), (deed) => deed.user)
    expect(comments.map(({ rank }) => rank)).toEqual([1, 1, 3])
  })

  it('is paged through, forward and backward', async () => {
    const whole = await boardOf('user', 'submissions', '')
    expect(whole.length).toBeGreaterThan(2)
    interface Board {
      totalCount: number
      pageCount: number
      nodes: Standing[]
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
    const page = async (after: string | null): Promise<Board> => {
      const answer = await curia.ask<{ userLeaderboards: { submissionsLeaderboard: Board } }>(
        `query ($after: String) { userLeaderboards { submissionsLeaderboard(first: 1, after: $after) {
          totalCount pageCount nodes { id } pageInfo { hasNextPage endCursor } } } }`,
        { after },
      )
      return answer.userLeaderboards.submissionsLeaderboard
    }
    const seen: number[] = []
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo, ...counts } = await page(after)
      expect(counts).toEqual({ totalCount: whole.length, pageCount: whole.length })
      seen.push(...nodes.map(({ id }) => id))
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(seen).toEqual(whole.map(({ id }) => id))
    const last = await boardOf('user', 'submissions', '(last: 2)')
    expect(last).toEqual(whole.slice(-2))
    expect(
      await curia.errorsOf('{ userLeaderboards { commentsLeaderboard(after: "?") { totalCount } } }'),
    ).toEqual([expect.stringContaining('is malformed')])
  })

  it('gives each person and organization the places of all time, on the boards too', async () => {
    const { users: all, organizations: groups } = await curia.ask<
      Record<string, { nodes: { id: number; ranks: Record<string, unknown> }[] }>
    >(`{
      users { nodes { id ranks { ...places } } }
      organizations { nodes { id ranks { ...places } } }
    }
    fragment places on Ranks { commentsRank { rank actionCount } moderationRank { rank actionCount }
      revisionsRank { rank actionCount } submissionsRank { rank actionCount } }`)
    const placesOf = (id: number, actorOf: (deed: Deed) => number | undefined) =>
      Object.fromEntries(
        Object.keys(boards).map((board) => {
          const found = standings(deeds.filter(onBoard(board)), actorOf).find((place) => place.id === id)
          return [`${board}Rank`, found ? { rank: found.rank, actionCount: found.actionCount } : null]
        }),
      )
    expect(all?.nodes).toEqual(users.map(({ id }) => ({ id, ranks: placesOf(id, (deed) => deed.user) })))
    expect(groups?.nodes.toSorted((one, other) => one.id - other.id)).toEqual(
      organizations.map(({ id }) => ({ id, ranks: placesOf(id, (deed) => deed.organization) })),
    )
  })

  /** Statistics by hand. */
  function statsOf(mine: Deed[]) {
    const distinct = (action: EventAction, idOf: (deed: Deed) => number | undefined) =>
      new Set(mine.filter((deed) => deed.action === action).map(idOf))
    const suggested = distinct('REVISION_SUGGESTED', ({ from }) => from?.id)
    const items = distinct('SUBMITTED', ({ subject }) => subject.id)
    const claims = distinct('ASSERTION_SUBMITTED', ({ subject }) => subject.id)
    const accepted = (list: readonly { id: number; status: string }[], ids: Set<number | undefined>) =>
      list.filter(({ id, status }) => ids.has(id) && status === 'ACCEPTED').length
    return {
      comments: mine.filter(({ action }) => action === 'COMMENTED').length,
      revisions: suggested.size,
      appliedRevisions: accepted(people.revisions, suggested),
      submittedEvidenceItems: items.size,
      acceptedEvidenceItems: accepted(people.evidence, items),
      suggestedSources: mine.filter(({ action }) => action === 'PUBLICATION_SUGGESTED').length,
      submittedAssertions: claims.size,
      acceptedAssertions: accepted(people.assertions, claims),
    }
  }
  const STATS = `comments revisions appliedRevisions submittedEvidenceItems acceptedEvidenceItems
    suggestedSources submittedAssertions acceptedAssertions`

  it('is summed up for each person', async () => {
    const answer = await curia.ask<{ users: { nodes: unknown[] } }>(
      `{ users { nodes { id statsHash { ${STATS} } } } }`,
    )
    expect(answer.users.nodes).toEqual(
      users.map(({ id }) => ({ id, statsHash: statsOf(deeds.filter(({ user }) => user === id)) })),
    )
    expect(statsOf(deeds.filter(({ user }) => user === 1))).toMatchObject({
      revisions: 3,
      appliedRevisions: 1,
      submittedEvidenceItems: 3,
      acceptedEvidenceItems: 1,
    })
  })

  it('is summed up for each organization, alone and with its subgroups', async () => {
    const answer = await curia.ask<{ organizations: { nodes: { id: number }[] } }>(
      `{ organizations { nodes { id orgStatsHash { ${STATS} } orgAndSuborgsStatsHash { ${STATS} } } } }`,
    )
    const sum = (ids: (number | undefined)[]) =>
      statsOf(deeds.filter(({ organization }) => organization !== undefined && ids.includes(organization)))
    expect(answer.organizations.nodes.toSorted((one, other) => one.id - other.id)).toEqual(
      organizations.map(({ id }) => ({
        id,
        orgStatsHash: sum([id]),
        orgAndSuborgsStatsHash: sum([id, ...organizations.filter((o) => o.parent === id).map((o) => o.id)]),
      })),
    )
  })

  it('is counted by when it was new', async () => {
    const { timepointStats } = await curia.ask<{
      timepointStats: Record<string, unknown>
    }>(`{ timepointStats {
      features { ...counts } variants { ...counts } molecularProfiles { ...counts } evidenceItems { ...counts }
      assertions { ...counts } therapies { ...counts } diseases { ...counts } sources { ...counts }
      users { ...counts } comments { ...counts } revisions { ...counts }
    } } fragment counts on TimePointCounts { newThisWeek newThisMonth newThisYear allTime }`)
    const live = people.evidence.filter(({ status }) => status !== 'REJECTED')
    /** Days since each thing first had evidence. */
    const firsts = (thingOf: (item: (typeof live)[number]) => unknown) =>
      [...Map.groupBy(live, thingOf)]
        .filter(([thing]) => thing !== undefined)
        .map(([, items]) => Math.max(...items.map(({ daysAgo }) => daysAgo)))
    const counts = (days: number[]) => ({
      newThisWeek: days.filter((day) => day < 7).length,
      newThisMonth: days.filter((day) => day < 28).length,
      newThisYear: days.filter((day) => day < 365).length,
      allTime: days.length,
    })
    const ages = (list: { daysAgo: number }[]) => list.map(({ daysAgo }) => daysAgo)
    expect(timepointStats).toEqual({
      features: counts(firsts(() => 'ALK')),
      variants: counts(firsts(({ variant }) => variant)),
      molecularProfiles: counts(firsts(({ variant }) => variant)),
      evidenceItems: counts(ages(live)),
      assertions: counts(ages(people.assertions)),
      therapies: counts(firsts(({ therapy }) => therapy)),
      diseases: counts(firsts(({ disease }) => disease)),
      sources: counts(firsts(({ id }) => id)),
      users: counts(
        [...Map.groupBy(deeds, ({ user }) => user).values()].map((mine) => Math.min(...ages(mine))),
      ),
      comments: counts(ages(deeds.filter(({ action }) => action === 'COMMENTED'))),
      revisions: counts(
        people.revisions.flatMap(({ status, resolvedDaysAgo }) =>
          status === 'ACCEPTED' ? [resolvedDaysAgo] : [],
        ),
      ),
    })
    expect(timepointStats['therapies']).toEqual({
      newThisWeek: 1,
      newThisMonth: 2,
      newThisYear: 3,
      allTime: 3,
    })
  })

  it('is told record by record: who did what, how often and when last', async () => {
    const { contributors } = await curia.ask<{ contributors: Record<string, unknown[]> }>(`{
      contributors(subscribable: {entityType: EVIDENCE_ITEM, id: 102}) {
        curators { ...person } editors { ...person } } }
      fragment person on ContributingUser {
        user { id } totalActionCount lastActionDate uniqueActions { action count } }`)
    const mine = deeds.filter(({ subject }) => subject.type === 'EVIDENCE_ITEM' && subject.id === 102)
    const expected = [...Map.groupBy(mine, ({ user }) => user)].map(([id, done]) => ({
      id,
      total: done.length,
      last: Math.min(...done.map(({ daysAgo }) => daysAgo)),
      actions: [...Map.groupBy(done, ({ action }) => action)].map(([action, all]) => [action, all.length]),
    }))
    const seen = (list: unknown[] | undefined) =>
      (
        list as {
          user: { id: number }
          totalActionCount: number
          lastActionDate: string
          uniqueActions: { action: string; count: number }[]
        }[]
      ).map((person) => ({
        id: person.user.id,
        total: person.totalActionCount,
        last: Math.round((Date.now() - Date.parse(person.lastActionDate)) / 86_400_000),
        actions: person.uniqueActions.map(({ action, count }) => [action, count]),
      }))
    const byTotal = (list: typeof expected) =>
      list
        .toSorted((one, other) => other.total - one.total || one.last - other.last)
        .map((person) => ({ ...person, actions: person.actions.toSorted() }))
    const inOrder = (list: ReturnType<typeof seen>) =>
      list.map((person) => ({ ...person, actions: person.actions.toSorted() }))
    const isCurator = ({ id }: { id: number }) => roleOf(id) === 'CURATOR'
    expect(inOrder(seen(contributors['curators']))).toEqual(byTotal(expected.filter(isCurator)))
    expect(inOrder(seen(contributors['editors']))).toEqual(
      byTotal(expected.filter((person) => !isCurator(person))),
    )
    expect(seen(contributors['curators'])[0]?.actions[0]).toEqual(['REVISION_SUGGESTED', 3])
    expect(
      await curia.ask(
        '{ contributors(subscribable: {entityType: FEATURE, id: 77}) { curators { user { id } } editors { user { id } } } }',
      ),
    ).toEqual({ contributors: { curators: [], editors: [] } })
  })
})
