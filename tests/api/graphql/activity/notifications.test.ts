import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EventAction, NotificationReason } from '#domain/vocabularies/curation.ts'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { open } from '#server/storage/database.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { addAction, addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

type Subject = { type: SubjectType; id: number }
const item = (id: number): Subject => ({ type: 'EVIDENCE_ITEM', id })

/** What user 1 (and in one case user 2) is told; times go up with the ids of the events, but for one. */
const told: {
  id: number
  to?: number
  by: number
  action: EventAction
  at: number
  about: Subject
  from?: Subject
  organization?: number
  reason: NotificationReason
  subscription?: number
  seen?: boolean
}[] = [
  { id: 1, by: 2, action: 'COMMENTED', at: 10, about: item(11), reason: 'MENTION' },
  {
    id: 2,
    by: 2,
    action: 'ACCEPTED',
    at: 20,
    about: item(11),
    reason: 'SUBSCRIPTION',
    subscription: 51,
    seen: true,
  },
  {
    id: 3,
    by: 3,
    action: 'REVISION_SUGGESTED',
    at: 50,
    about: item(11),
    from: { type: 'REVISION', id: 77 },
    organization: 1,
    reason: 'SUBSCRIPTION',
    subscription: 51,
  },
  {
    id: 4,
    by: 3,
    action: 'COMMENTED',
    at: 30,
    about: item(12),
    organization: 2,
    reason: 'MENTION',
    seen: true,
  },
  { id: 5, by: 3, action: 'REJECTED', at: 40, about: item(12), reason: 'SUBSCRIPTION', subscription: 52 },
  { id: 6, to: 2, by: 3, action: 'FLAGGED', at: 60, about: item(13), reason: 'SUBSCRIPTION' },
]

const at = (minute: number) => `2026-05-06T07:${minute}:00.000Z`

const template: DatabaseTemplate = {
  name: 'notifications',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      for (const [id, name] of [
        [1, 'ann'],
        [2, 'bob'],
        [3, 'cleo'],
      ] as const)
        await addUser(tx, name, { id, email: `${name}@example.org` })
      await addOrganization(tx, 'Lab', { id: 1 })
      await addOrganization(tx, 'Bench', { id: 2 })
      const gene = await addFeature(tx, 'ALK')
      const { profile } = await addVariant(tx, gene, 'F1174L')
      for (const id of [11, 12, 13]) await addEvidence(tx, profile, { id })
      for (const [id, subject] of [
        [51, item(11)],
        [52, item(12)],
      ] as const)
        await tx
          .insertInto('subscriptions')
          .values({
            id,
            user_id: 1,
            subscribable_type: subject.type,
            subscribable_id: subject.id,
            created_at: at(10),
          })
          .execute()
      for (const { id, to = 1, by, action, at: minute, about, from, organization, ...given } of told) {
        const deed = { user: by, organization, at: at(minute), from }
        const { event } = await addAction(tx, 'COMMENT', action, about, deed)
        await tx
          .insertInto('notifications')
          .values({
            id,
            notified_user_id: to,
            originating_user_id: by,
            event_id: event,
            subscription_id: given.subscription ?? null,
            reason: given.reason,
            seen: given.seen ?? false,
            created_at: at(minute),
            updated_at: at(minute),
          })
          .execute()
      }
    })
    await storage.close()
  },
}

const mine = told.filter(({ to = 1 }) => to === 1).toSorted((one, other) => other.at - one.at)
const ids = (list: { id: number }[]) => list.map(({ id }) => id)

describeOnEachEngine('Notifications', (engine) => {
  let curia: TestInterface
  let ann: GraphQLContext['viewer'] = null
  beforeAll(async () => {
    curia = await openInterface(engine, template)
    const users = await curia.storage.read.selectFrom('users').selectAll().orderBy('id').execute()
    ann = users[0] ?? null
  })
  afterAll(() => curia.close())

  const found = async (args: string) =>
    ids(
      (
        await curia.ask<{ notifications: { nodes: { id: number }[] } }>(
          `{ notifications${args} { nodes { id } } }`,
          {},
          ann,
        )
      ).notifications.nodes,
    )

  it('are an error for somebody who is not signed in', async () => {
    expect(await curia.errorsOf('{ notifications { totalCount } }')).toEqual([
      'You must log in to see your notifications',
    ])
    await expect(curia.ask('{ notifications { totalCount } }')).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    })
  })

  it('leave nothing of the answer to somebody who is not signed in, not even afterwards', async () => {
    const database = await engine.createDatabase(template)
    const { app, close } = await testApp(database.url, { schema })
    const ask = async (query: string) =>
      (await app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })).json<unknown>()
    const refused = {
      data: null,
      errors: [expect.objectContaining({ path: ['notifications'] }) as object],
    }
    for (const query of [
      '{ notifications { totalCount } }',
      '{ countries { id } notifications { totalCount } }',
    ])
      for (let time = 1; time <= 3; time += 1) expect(await ask(query)).toEqual(refused)
    const hidden = '{ user(id: 1) { email notifications { totalCount } apiKeys { id } } }'
    const seen = { data: { user: { email: null, notifications: null, apiKeys: [] } } }
    for (let time = 1; time <= 3; time += 1) expect(await ask(hidden)).toEqual(seen)
    await close()
    await database.drop()
  })

  it('are unread ones, the latest event first, unless asked otherwise', async () => {
    expect(await found('')).toEqual(ids(mine.filter(({ seen }) => !seen)))
    expect(await found('(includeRead: true)')).toEqual(ids(mine))
    expect(await found('(includeRead: true, first: 2)')).toEqual(ids(mine.slice(0, 2)))
    expect(await found('(includeRead: true, last: 2)')).toEqual(ids(mine.slice(-2)))
  })

  it.each<[string, (told: (typeof mine)[number]) => boolean]>([
    ['notificationReason: MENTION', ({ reason }) => reason === 'MENTION'],
    ['notificationReason: SUBSCRIPTION', ({ reason }) => reason === 'SUBSCRIPTION'],
    ['eventType: COMMENTED', ({ action }) => action === 'COMMENTED'],
    ['originatingUserId: 3', ({ by }) => by === 3],
    ['organizationId: 1', ({ organization }) => organization === 1],
    ['subscriptionId: 51', ({ subscription }) => subscription === 51],
    ['originatingObject: {entityType: EVIDENCE_ITEM, id: 12}', ({ about }) => about.id === 12],
    ['originatingObject: {entityType: REVISION, id: 77}', ({ from }) => from?.id === 77],
    ['originatingObject: {entityType: ASSERTION, id: 12}', () => false],
    ['subjectType: [EVIDENCE_ITEM]', () => true],
    ['subjectType: [ASSERTION, REVISION]', () => false],
    ['subjectType: []', () => false],
    [`occurredAfter: "${at(30)}"`, (event) => event.at > 30],
    [`occurredBefore: "${at(30)}"`, (event) => event.at < 30],
    [`occurredAfter: "${at(10)}", occurredBefore: "${at(50)}"`, (event) => event.at > 10 && event.at < 50],
    ['originatingUserId: 3, eventType: COMMENTED', ({ by, action }) => by === 3 && action === 'COMMENTED'],
  ])('follow the filter %s', async (filter, passes) => {
    expect(await found(`(includeRead: true, ${filter})`)).toEqual(ids(mine.filter(passes)))
  })

  it('tell what they are about', async () => {
    const { notifications } = await curia.ask<{ notifications: { nodes: unknown[] } }>(
      `{ notifications(first: 1) { nodes { id createdAt updatedAt seen type notifiedUser { username }
        originatingUser { username } event { action subject { name } organization { name } }
        subscription { id subscribable { __typename id name link } } } } }`,
      {},
      ann,
    )
    expect(notifications.nodes).toEqual([
      {
        id: 3,
        createdAt: at(50),
        updatedAt: at(50),
        seen: false,
        type: 'SUBSCRIPTION',
        notifiedUser: { username: 'ann' },
        originatingUser: { username: 'cleo' },
        event: { action: 'REVISION_SUGGESTED', subject: { name: 'EID11' }, organization: { name: 'Lab' } },
        subscription: {
          id: 51,
          subscribable: { __typename: 'EvidenceItem', id: 11, name: 'EID11', link: '/evidence/11' },
        },
      },
    ])
  })

  it('come with totals of everything that the person was ever told', async () => {
    const { notifications } = await curia.ask<{ notifications: unknown }>(
      `{ notifications(eventType: REJECTED) { totalCount pageCount unreadCount eventTypes
        mentioningUsers { id } originatingUsers { id } organizations { name }
        notificationSubjects { occuranceCount subject { id name } } } }`,
      {},
      ann,
    )
    expect(notifications).toEqual({
      totalCount: 1,
      pageCount: 1,
      unreadCount: mine.filter(({ seen }) => !seen).length,
      eventTypes: [...new Set(mine.map(({ action }) => action))].toSorted(),
      mentioningUsers: [{ id: 2 }, { id: 3 }],
      originatingUsers: [{ id: 2 }, { id: 3 }],
      organizations: [{ name: 'Bench' }, { name: 'Lab' }],
      notificationSubjects: [
        { occuranceCount: 3, subject: { id: 11, name: 'EID11' } },
        { occuranceCount: 2, subject: { id: 12, name: 'EID12' } },
      ],
    })
  })

  it('of a user are null for everybody else', async () => {
    const query = `{ users { nodes { id notifications(includeSeen: true) { totalCount unreadCount } } } }`
    const nobody = { users: { nodes: [1, 2, 3].map((id) => ({ id, notifications: null })) } }
    expect(await curia.ask(query)).toEqual(nobody)
    expect(await curia.ask(query, {}, ann)).toEqual({
      users: {
        nodes: [
          { id: 1, notifications: { totalCount: 5, unreadCount: 3 } },
          { id: 2, notifications: null },
          { id: 3, notifications: null },
        ],
      },
    })
  })

  it('of a user follow the filters there', async () => {
    const answer = await curia.ask<{ viewer: Record<string, { nodes: { id: number }[] }> }>(
      `{ viewer { unread: notifications { nodes { id } }
        mentions: notifications(includeSeen: true, notificationType: MENTION) { nodes { id } }
        of: notifications(includeSeen: true, subscriptionId: 51, eventType: ACCEPTED) { nodes { id } } } }`,
      {},
      ann,
    )
    expect(ids(answer.viewer['unread']?.nodes ?? [])).toEqual(ids(mine.filter(({ seen }) => !seen)))
    expect(ids(answer.viewer['mentions']?.nodes ?? [])).toEqual([4, 1])
    expect(ids(answer.viewer['of']?.nodes ?? [])).toEqual([2])
  })

  it('come from subscriptions, which their owner can look up', async () => {
    const query = `query ($kind: SubscribableEntities!, $id: Int!) {
      subscriptionForEntity(subscribable: {entityType: $kind, id: $id}) { id subscribable { name } } }`
    const variables = { kind: 'EVIDENCE_ITEM', id: 12 }
    expect(await curia.ask(query, variables, ann)).toEqual({
      subscriptionForEntity: { id: 52, subscribable: { name: 'EID12' } },
    })
    for (const other of [
      { kind: 'ASSERTION', id: 12 },
      { kind: 'EVIDENCE_ITEM', id: 13 },
      { kind: 'FEATURE', id: 999_999 },
    ])
      expect(await curia.ask(query, other, ann)).toEqual({ subscriptionForEntity: null })
    expect(await curia.errorsOf(query, variables)).toEqual(['You must log in to see your subscriptions'])
  })

  it('are marked as read all at once, as far as they match and had arrived', async () => {
    const unread = async () =>
      (
        await curia.ask<{ notifications: { nodes: { id: number }[] } }>(
          '{ notifications { nodes { id } } }',
          {},
          ann,
        )
      ).notifications.nodes.map(({ id }) => id)
    const mark = async (input: object) =>
      (
        await curia.ask<{ markNotificationsAsRead: { markedCount: number } }>(
          `mutation ($input: MarkNotificationsAsReadInput!) {
            markNotificationsAsRead(input: $input) { markedCount }
          }`,
          { input },
          ann,
        )
      ).markNotificationsAsRead.markedCount
    expect(await unread()).toEqual([3, 5, 1])
    expect(await mark({ upToId: 6, notificationReason: 'SUBSCRIPTION', originatingUserId: 2 })).toBe(0)
    expect(await mark({ upToId: 6, eventType: 'REJECTED', subjectType: ['EVIDENCE_ITEM'] })).toBe(1)
    expect(await unread()).toEqual([3, 1])
    expect(await mark({ upToId: 2 })).toBe(1)
    expect(await unread()).toEqual([3])
    expect(await mark({ upToId: 6 })).toBe(1)
    expect(await unread()).toEqual([])
    const others = await curia.storage.read
      .selectFrom('notifications')
      .select(['id', 'seen'])
      .where('notified_user_id', '!=', 1)
      .execute()
    expect(others.map(({ id, seen }) => [id, Boolean(seen)])).toEqual([[6, false]])
    expect(
      await curia.errorsOf('mutation { markNotificationsAsRead(input: { upToId: 6 }) { markedCount } }'),
    ).toEqual([expect.stringContaining('must log in')])
  })
})
