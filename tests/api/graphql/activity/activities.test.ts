import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import {
  addApproval,
  addComment,
  addAction,
  addFlag,
  addOrganization,
  addSubmission,
  addUser,
} from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import { addAssertion, addEvidence, addFeature, addProfile, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`

/** One deed a day of March, so that a day names an activity. */
const template: DatabaseTemplate = {
  name: 'activities',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const ann = (await addUser(tx, 'ann', { id: 1 })).id
      const bob = (await addUser(tx, 'bob', { id: 2, role: 'EDITOR' })).id
      const bot = (await addUser(tx, 'import', { id: 3, automation: true })).id
      const lab = await addOrganization(tx, 'Lab', { id: 1, members: [ann], can_approve: true })
      const group = await addOrganization(tx, 'Lab group', { id: 2, parent_id: lab, members: [bob] })
      const panel = await addOrganization(tx, 'Panel', { id: 3, members: [bob], can_approve: true })

      await addFeature(tx, 'BRAF', { id: 5 })
      const { profile } = await addVariant(tx, 5, 'V600E', { id: 12 })
      await addVariant(tx, 5, 'V600K', { id: 13 })
      const both = await addProfile(tx, '#VID12 AND #VID13', { id: 90 })
      await addEvidence(tx, profile, { id: 100 })
      await addEvidence(tx, both, { id: 101 })
      await addAssertion(tx, both, { id: 7, evidence: [100] })
      const [feature, variant] = [
        { type: 'FEATURE', id: 5 },
        { type: 'VARIANT', id: 12 },
      ] as const
      const assertion = { type: 'ASSERTION', id: 7 } as const

      await addSubmission(tx, 'EVIDENCE_ITEM', 100, {
        user: ann,
        organization: lab,
        at: day(1),
        note: 'see #E101',
      })
      await addSubmission(tx, 'EVIDENCE_ITEM', 101, { user: bot, at: day(2) })
      await addSubmission(tx, 'ASSERTION', 7, { user: bob, organization: group, at: day(3) })
      await addComment(tx, feature, 'About the gene', { user: bob, at: day(4) })
      await addFlag(tx, variant, { user: ann, at: day(5), note: 'wrong name' })
      const approval = await addApproval(tx, 7, { id: 40, user: bob, organization: panel, at: day(6) })
      await addApproval(tx, 7, { id: 41, user: ann, organization: lab, at: day(7) })
      const { activity } = await addAction(tx, 'REVOKE_APPROVAL', 'ASSERTION_APPROVAL_REVOKED', assertion, {
        user: bob,
        organization: panel,
        at: day(8),
      })
      await tx
        .insertInto('approval_activities')
        .values({ approval_id: approval, activity_id: activity })
        .execute()
    })
    await storage.close()
  },
}

interface Feed {
  totalCount: number
  nodes: { createdAt: string }[]
}

describeOnEachEngine('The feed of activities', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  /** The days of March of the activities that the arguments let through. */
  const daysOf = async (args: string) => {
    const feed = `activities${args && `(${args})`}`
    const { found } = await curia.ask<{ found: Feed }>(
      `{ found: ${feed} { totalCount nodes { createdAt } } }`,
    )
    expect(found.totalCount).toBe(found.nodes.length)
    return found.nodes.map(({ createdAt }) => Number(createdAt.slice(8, 10)))
  }

  it('lists them, the newest first, or in the order asked for', async () => {
    expect(await daysOf('')).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
    expect(await daysOf('sortBy: {column: CREATED, direction: ASC}')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await daysOf('sortBy: {column: LAST_MODIFIED, direction: DESC}')).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  })

  it.each([
    ['activityType: [COMMENT, FLAG_ENTITY]', [5, 4]],
    ['activityType: []', []],
    ['subjectType: [ASSERTION, FEATURE]', [8, 7, 6, 4, 3]],
    ['userId: [1]', [7, 5, 1]],
    ['userId: [1, 3]', [7, 5, 2, 1]],
    ['organization: {ids: [1]}', [7, 1]],
    ['organization: {ids: [1], includeSubgroups: true}', [7, 3, 1]],
    ['organization: {name: "lab"}', [7, 3, 1]],
    ['organization: {name: "", includeSubgroups: true}', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['linkedApprovalId: 40', [8, 6]],
    ['linkedApprovalId: 41', [7]],
    ['linkedApprovalId: 999', []],
    ['occurredAfter: "2026-03-05T00:00:00Z"', [8, 7, 6]],
    ['occurredBefore: "2026-03-02"', [1]],
    ['occurredAfter: "2026-03-02", occurredBefore: "2026-03-05T01:00:00+01:00"', [4, 3]],
    ['includeAutomatedEvents: false', [8, 7, 6, 5, 4, 3, 1]],
    ['includeAutomatedEvents: true', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['subject: [{entityType: FEATURE, id: 5}]', [4]],
    ['subject: [{entityType: FEATURE, id: 5, includeChildren: true}]', [5, 4]],
    ['subject: [{entityType: ASSERTION, id: 7, includeChildren: true}]', [8, 7, 6, 3, 1]],
    ['subject: [{entityType: MOLECULAR_PROFILE, id: 90, includeChildren: true}]', [8, 7, 6, 5, 3, 2]],
    ['subject: [{entityType: FEATURE, id: 5}, {entityType: EVIDENCE_ITEM, id: 100}]', [4, 1]],
    ['subject: [{entityType: EVIDENCE_ITEM, id: 100}, {entityType: EVIDENCE_ITEM, id: 101}]', [2, 1]],
    ['subject: []', []],
    ['userId: [2], subjectType: [ASSERTION], activityType: [SUBMIT_ASSERTION]', [3]],
  ])('filters by %s', async (args, days) => {
    expect(await daysOf(args)).toEqual(days)
  })

  it('takes thousands of subjects at once', async () => {
    const subject = Array.from({ length: 3000 }, (_, place) => ({
      entityType: 'EVIDENCE_ITEM',
      id: place + 100,
    }))
    const { found } = await curia.ask<{ found: Feed }>(
      'query ($subject: [SubscribableQueryInput!]) { found: activities(subject: $subject) { totalCount } }',
      { subject },
    )
    expect(found.totalCount).toBe(2)
  })

  it('tells who did what within its scope, whatever the filters', async () => {
    const totals = `totalCount unfilteredCount pageCount activityTypes subjectTypes
      uniqueParticipants { username } participatingOrganizations { name }`
    const answer = await curia.ask<Record<string, object>>(`{
      all: activities(activityType: [COMMENT]) { ${totals} }
      user: activities(mode: USER, userId: [1], activityType: [FLAG_ENTITY]) { ${totals} }
      organization: activities(mode: ORGANIZATION, organization: {ids: [1], includeSubgroups: true}, userId: [1]) { ${totals} }
      subject: activities(mode: SUBJECT, subject: [{entityType: FEATURE, id: 5, includeChildren: true}], userId: [9]) { ${totals} }
    }`)
    expect(answer).toMatchObject({
      all: {
        totalCount: 1,
        unfilteredCount: 8,
        pageCount: 1,
        activityTypes: [
          'APPROVE_ASSERTION',
          'COMMENT',
          'FLAG_ENTITY',
          'REVOKE_APPROVAL',
          'SUBMIT_ASSERTION',
          'SUBMIT_EVIDENCE_ITEM',
        ],
        subjectTypes: ['ASSERTION', 'EVIDENCE_ITEM', 'FEATURE', 'VARIANT'],
        uniqueParticipants: [{ username: 'bob' }, { username: 'ann' }, { username: 'import' }],
        participatingOrganizations: [{ name: 'Lab' }, { name: 'Lab group' }, { name: 'Panel' }],
      },
      user: {
        totalCount: 1,
        unfilteredCount: 3,
        activityTypes: ['APPROVE_ASSERTION', 'FLAG_ENTITY', 'SUBMIT_EVIDENCE_ITEM'],
        uniqueParticipants: [{ username: 'ann' }],
        participatingOrganizations: [{ name: 'Lab' }],
      },
      organization: {
        totalCount: 2,
        unfilteredCount: 3,
        uniqueParticipants: [{ username: 'ann' }, { username: 'bob' }],
        participatingOrganizations: [{ name: 'Lab' }, { name: 'Lab group' }],
      },
      subject: { totalCount: 0, unfilteredCount: 2, subjectTypes: ['FEATURE', 'VARIANT'] },
    })
  })

  it('needs the argument of its mode only for what is scoped', async () => {
    for (const [mode, args] of [
      ['USER', ''],
      ['USER', 'userId: []'],
      ['ORGANIZATION', 'organization: {includeSubgroups: true}'],
      ['SUBJECT', 'userId: [1]'],
    ]) {
      const feed = `activities(mode: ${mode} ${args})`
      expect(await curia.errorsOf(`{ ${feed} { unfilteredCount } }`)).toEqual([
        `a feed in mode ${mode} needs the argument that names its scope`,
      ])
      expect(await curia.errorsOf(`{ ${feed} { totalCount nodes { id } } }`)).toEqual([])
    }
    expect(await curia.errorsOf('{ activities(mode: UNSCOPED) { unfilteredCount } }')).toEqual([])
    expect(await curia.errorsOf('{ activities(occurredAfter: "yesterday") { totalCount } }')).toEqual([
      expect.stringContaining('"yesterday" is no ISO 8601 time'),
    ])
    expect(await curia.errorsOf('{ activities(occurredAfter: "2024-02-30") { totalCount } }')).toEqual([
      expect.stringContaining('"2024-02-30" is no ISO 8601 time'),
    ])
    expect(await curia.errorsOf('{ activities(after: "?") { totalCount } }')).toEqual([
      expect.stringContaining('is malformed'),
    ])
  })

  it('gives each kind of activity with what it had to do with', async () => {
    const { activities } = await curia.ask<{ activities: { nodes: object[] } }>(`{ activities { nodes {
      __typename id note verbiage user { username } organization { name } subject { __typename name }
      events { action } parsedNote { __typename }
      ... on ApproveAssertionActivity { approval { id organization { name } } assertion { id } }
      ... on RevokeApprovalActivity { approval { id } }
      ... on FlagEntityActivity { flag { state } }
      ... on CommentActivity { comment { comment } }
    } } }`)
    expect(activities.nodes).toMatchObject([
      { __typename: 'RevokeApprovalActivity', approval: { id: 40 } },
      { __typename: 'ApproveAssertionActivity', approval: { id: 41, organization: { name: 'Lab' } } },
      { __typename: 'ApproveAssertionActivity', approval: { id: 40 }, assertion: { id: 7 } },
      { __typename: 'FlagEntityActivity', note: 'wrong name', flag: { state: 'OPEN' } },
      { __typename: 'CommentActivity', comment: { comment: 'About the gene' }, subject: { name: 'BRAF' } },
      { __typename: 'SubmitAssertionActivity', organization: { name: 'Lab group' } },
      { __typename: 'SubmitEvidenceItemActivity', user: { username: 'import' }, organization: null },
      {
        __typename: 'SubmitEvidenceItemActivity',
        subject: { __typename: 'EvidenceItem', name: 'EID100' },
        events: [{ action: 'SUBMITTED' }],
        parsedNote: [
          { __typename: 'CommentTextSegment' },
          { __typename: 'CommentTagSegmentFlaggedAndWithStatus' },
        ],
      },
    ])
  })

  it('can be walked in both directions', async () => {
    const walk = async (size: string, cursor: string, end: 'endCursor' | 'startCursor') => {
      const seen: string[][] = []
      let place = ''
      for (let page = 0; page < 10; page += 1) {
        const { feed } = await curia.ask<{
          feed: { pageInfo: Record<string, string | boolean>; nodes: { createdAt: string }[] }
        }>(`{ feed: activities(${size}: 3 ${place}) {
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } nodes { createdAt } } }`)
        if (feed.nodes.length === 0) break
        seen.push(feed.nodes.map(({ createdAt }) => createdAt))
        place = `${cursor}: "${String(feed.pageInfo[end])}"`
      }
      return seen
    }
    const days = (numbers: number[]) => numbers.map(day)
    expect(await walk('first', 'after', 'endCursor')).toEqual([
      days([8, 7, 6]),
      days([5, 4, 3]),
      days([2, 1]),
    ])
    expect(await walk('last', 'before', 'startCursor')).toEqual([
      days([3, 2, 1]),
      days([6, 5, 4]),
      days([8, 7]),
    ])
  })

  it('asks as many statements for many rows as for few', async () => {
    const statementsFor = async (args: string) => {
      curia.statements.length = 0
      await curia.ask(`{ activities(${args}) { totalCount nodes {
        __typename parsedNote { __typename } events { action originatingObject { name } }
        user { username } organization { name } subject { name link }
      } } }`)
      return curia.statements.length
    }
    const one = await statementsFor('activityType: [SUBMIT_EVIDENCE_ITEM], userId: [1]')
    expect(await statementsFor('activityType: [SUBMIT_EVIDENCE_ITEM]')).toBe(one)
  })
})
