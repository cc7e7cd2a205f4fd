import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { addAssertion, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'

const SUBSCRIBE = `mutation ($records: [SubscribableInput!]!, $children: Boolean) {
  subscribe(input: { subscribables: $records, subscribeToChildren: $children }) {
    subscriptions { id subscribable { __typename id } }
  }
}`
const UNSUBSCRIBE = `mutation ($records: [SubscribableInput!]!, $children: Boolean) {
  unsubscribe(input: { subscribables: $records, unsubscribeFromChildren: $children }) {
    unsubscribedEntities { entityType id }
  }
}`
const MARK = `mutation ($ids: [Int!]!, $status: ReadStatus!) {
  updateNotificationStatus(input: { ids: $ids, newStatus: $status }) { notifications { id seen } }
}`
const COMMENT = `mutation ($id: Int!) {
  addComment(input: { subject: { entityType: EVIDENCE_ITEM, id: $id }, body: "What of the other cohort?" }) {
    comment { id }
  }
}`
const UNREAD = '{ notifications { unreadCount nodes { id seen } } }'
type Unread = { notifications: { unreadCount: number; nodes: { id: number; seen: boolean }[] } }

describeOnEachEngine('subscribing', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let feature: number
  let variant: { id: number; profile: number }
  let evidence: number
  let assertion: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      feature = await addFeature(tx, 'BRAF')
      variant = await addVariant(tx, feature, 'V600E')
      evidence = await addEvidence(tx, variant.profile)
      assertion = await addAssertion(tx, variant.profile, { evidence: [evidence] })
    })
  })
  afterAll(() => knowledge.close())

  const version = async () =>
    (await knowledge.storage.read.selectFrom('knowledge_state').select('version').executeTakeFirstOrThrow())
      .version
  const subscribe = (records: object[], children = false) =>
    knowledge.ask<{ subscribe: { subscriptions: { id: number; subscribable: object }[] } }>(
      SUBSCRIBE,
      { records, children },
      people.cora,
    )
  const unsubscribe = (records: object[], children = false) =>
    knowledge.ask(UNSUBSCRIBE, { records, children }, people.cora)

  it('is done once for each record, without making what others have read stale', async () => {
    const before = await version()
    const records = [{ entityType: 'EVIDENCE_ITEM', id: evidence }]
    const first = await subscribe(records)
    expect(first.subscribe.subscriptions).toMatchObject([
      { subscribable: { __typename: 'EvidenceItem', id: evidence } },
    ])
    expect(await subscribe([...records, ...records])).toEqual(first)
    expect(await version()).toBe(before)
  })

  it('tells of what others do, until it ends', async () => {
    await knowledge.ask(COMMENT, { id: evidence }, people.carl)
    const { notifications } = await knowledge.ask<Unread>(UNREAD, {}, people.cora)
    expect(notifications.unreadCount).toBe(1)
    const ids = notifications.nodes.map(({ id }) => id)
    expect(await knowledge.errorsOf(MARK, { ids, status: 'READ' }, people.carl)).toEqual([
      expect.stringContaining('only allowed to mark your own'),
    ])
    expect(await knowledge.errorsOf(MARK, { ids: [...ids, 99], status: 'READ' }, people.cora)).toEqual([
      expect.stringContaining("doesn't exist"),
    ])
    expect((await knowledge.ask<Unread>(UNREAD, {}, people.cora)).notifications.unreadCount).toBe(1)
    for (const [status, seen] of [
      ['READ', true],
      ['UNREAD', false],
      ['READ', true],
    ] as const)
      expect(await knowledge.ask(MARK, { ids, status }, people.cora)).toEqual({
        updateNotificationStatus: { notifications: ids.map((id) => ({ id, seen })) },
      })
    const records = [{ entityType: 'EVIDENCE_ITEM', id: evidence }]
    expect(await unsubscribe(records)).toEqual({ unsubscribe: { unsubscribedEntities: records } })
    expect(await unsubscribe(records)).toEqual({ unsubscribe: { unsubscribedEntities: [] } })
    await knowledge.ask(COMMENT, { id: evidence }, people.carl)
    expect((await knowledge.ask<Unread>(UNREAD, {}, people.cora)).notifications.unreadCount).toBe(0)
  })

  it.each([
    ['FEATURE', () => feature, () => [['Variant', variant.id]]],
    ['ASSERTION', () => assertion, () => [['EvidenceItem', evidence]]],
    [
      'MOLECULAR_PROFILE',
      () => variant.profile,
      () => [
        ['Variant', variant.id],
        ['EvidenceItem', evidence],
        ['Assertion', assertion],
      ],
    ],
    ['EVIDENCE_ITEM', () => evidence, () => []],
  ] as const)('to a %s and its children', async (entityType, id, children) => {
    const records = [{ entityType, id: id() }]
    const { subscribe: made } = await subscribe(records, true)
    const kinds = made.subscriptions.map(({ subscribable }) => subscribable)
    expect(kinds).toHaveLength(1 + children().length)
    for (const [type, child] of children())
      expect(kinds).toContainEqual({ __typename: expect.stringContaining(String(type)), id: child })
    type Ended = { unsubscribe: { unsubscribedEntities: object[] } }
    const { unsubscribe: ended } = (await unsubscribe(records, true)) as Ended
    expect(ended.unsubscribedEntities).toHaveLength(1 + children().length)
  })

  it('refuses what does not exist, and nobody', async () => {
    const records = [{ entityType: 'VARIANT', id: 99 }]
    expect(await knowledge.errorsOf(SUBSCRIBE, { records }, people.cora)).toEqual([
      "Variant 99 doesn't exist",
    ])
    expect(await knowledge.errorsOf(SUBSCRIBE, { records: [] })).toEqual([
      expect.stringContaining('must log in'),
    ])
    expect(await knowledge.errorsOf(MARK, { ids: [], status: 'READ' })).toEqual([
      expect.stringContaining('must log in'),
    ])
  })
})
