import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccountLink, withdrawAccountLinks } from '#server/accounts/account-links.ts'
import { automationAccount } from '#server/accounts/automation-account.ts'
import { generateApiKey, revokeApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { saveSearch } from '#server/knowledge/search/permalinks.ts'
import { addUpstream } from '#server/mirror/upstreams.ts'
import { addCoi, addCurators } from '#tests/support/curation/curators.ts'
import type { Curators, Person } from '#tests/support/curation/curators.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

/** How often each race is run, and by how many at once. */
const ROUNDS = 6
const AT_ONCE = 4

describeOnEachEngine('writes aside of several at once', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let editors: Person[]
  let id: number
  let profile: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      await addCoi(tx, people.erik.id)
      editors = [people.edith, people.erik, people.ella, people.adam]
      profile = (await addVariant(tx, await addFeature(tx))).profile
    })
  })
  beforeEach(async () => {
    id = await knowledge.storage.write((tx) => addEvidence(tx, profile))
  })
  afterAll(() => knowledge.close())

  const mutate = (name: string, type: string, input: object, viewer: Person) =>
    knowledge.ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`,
      { input },
      viewer,
    )
  /** Runs something some times, each several times at once; gives what each was refused with. */
  async function refusals(act: (place: number, round: number) => Promise<unknown>): Promise<string[][]> {
    const rounds: string[][] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const settled = await Promise.allSettled(
        Array.from({ length: AT_ONCE }, (_, place) => act(place, round)),
      )
      rounds.push(
        settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : [])),
      )
    }
    return rounds
  }
  const evidence = () => knowledge.storage.write((tx) => addEvidence(tx, profile))
  const aside: TestInterface['storage']['writeAside'] = (action) => knowledge.storage.writeAside(action)

  it('a record is claimed by one editor', async () => {
    const records = await Promise.all(Array.from({ length: ROUNDS }, evidence))
    const refused = await refusals((place, round) =>
      mutate(
        'claimRecord',
        'ClaimRecordInput',
        { subject: { entityType: 'EVIDENCE_ITEM', id: records[round] } },
        editors[place] ?? people.adam,
      ),
    )
    for (const messages of refused)
      expect(messages).toEqual(Array(AT_ONCE - 1).fill(expect.stringMatching(/^\w+ is reviewing it until /)))
  })

  it('an expired claim is taken over by one editor', async () => {
    const subject = { subject_type: 'EVIDENCE_ITEM', subject_id: id } as const
    const times = { claimed_at: '2026-01-01T00:00:00.000Z', expires_at: '2026-01-01T01:00:00.000Z' }
    await aside((tx) =>
      tx
        .insertInto('claims')
        .values({ ...subject, user_id: people.cora.id, ...times })
        .execute(),
    )
    const [messages] = await refusals((place, round) =>
      round > 0
        ? Promise.resolve()
        : mutate(
            'claimRecord',
            'ClaimRecordInput',
            { subject: { entityType: 'EVIDENCE_ITEM', id } },
            editors[place] ?? people.adam,
          ),
    )
    expect(messages).toHaveLength(AT_ONCE - 1)
  })

  it.each([
    ['claimRecord', 'ClaimRecordInput', () => ({ subject: { entityType: 'EVIDENCE_ITEM', id } })],
    ['releaseClaim', 'ReleaseClaimInput', () => ({ subject: { entityType: 'EVIDENCE_ITEM', id } })],
    ['subscribe', 'SubscribeInput', () => ({ subscribables: [{ entityType: 'EVIDENCE_ITEM', id }] })],
    ['unsubscribe', 'UnsubscribeInput', () => ({ subscribables: [{ entityType: 'EVIDENCE_ITEM', id }] })],
    ['markNotificationsAsRead', 'MarkNotificationsAsReadInput', () => ({ upToId: 2_000_000_000 })],
    ['updateNotificationStatus', 'UpdateNotificationStatusInput', () => ({ ids: [], newStatus: 'READ' })],
    [
      'addComment',
      'AddCommentInput',
      () => ({ subject: { entityType: 'EVIDENCE_ITEM', id }, body: 'Said once, sent often' }),
    ],
  ])('the same request is carried out once: %s', async (name, type, input) => {
    const refused = await refusals((_place, round) =>
      mutate(name, type, { ...input(), clientMutationId: `${name} ${round}` }, people.edith),
    )
    expect(refused.flat()).toEqual([])
    const { length } = await knowledge.storage.read.selectFrom('comments').select('id').execute()
    expect(length).toBe(name === 'addComment' ? ROUNDS : 0)
  })

  it('a request that is refused is refused each time', async () => {
    const refused = await refusals((_place, round) =>
      mutate(
        'subscribe',
        'SubscribeInput',
        { subscribables: [{ entityType: 'EVIDENCE_ITEM', id: 7 }], clientMutationId: `refused ${round}` },
        people.edith,
      ),
    )
    expect(refused.flat()).toEqual(Array(ROUNDS * AT_ONCE).fill("Evidence Item 7 doesn't exist"))
  })

  it('somebody subscribes, ends it and is told of news', async () => {
    const subscribables = [{ entityType: 'EVIDENCE_ITEM', id }]
    const input = { subject: subscribables[0], body: 'Something to be told of' }
    const refused = await refusals(async (place) => {
      if (place === 0) return mutate('addComment', 'AddCommentInput', input, people.edith)
      return place % 2 === 0
        ? mutate('unsubscribe', 'UnsubscribeInput', { subscribables }, people.cora)
        : knowledge.ask(
            'mutation ($input: SubscribeInput!) { subscribe(input: $input) { subscriptions { id } } }',
            { input: { subscribables } },
            people.cora,
          )
    })
    expect(refused.flat()).toEqual([])
  })

  it('a subscription that has ended is left out of the answer that is given again', async () => {
    const SUBSCRIBE =
      'mutation ($input: SubscribeInput!) { subscribe(input: $input) { subscriptions { id } } }'
    const subscribables = [{ entityType: 'EVIDENCE_ITEM', id }]
    const input = { subscribables, clientMutationId: 'given again' }
    await knowledge.ask(SUBSCRIBE, { input }, people.carl)
    await mutate('unsubscribe', 'UnsubscribeInput', { subscribables }, people.carl)
    expect(await knowledge.ask(SUBSCRIBE, { input }, people.carl)).toEqual({
      subscribe: { subscriptions: [] },
    })
  })

  it('an upstream is added once', async () => {
    const refused = await refusals((place, round) =>
      addUpstream(knowledge.storage, {
        address: `https://upstream${round}.example`,
        name: `Upstream ${round}${place % 2}`,
      }),
    )
    for (const messages of refused)
      expect(messages).toEqual(
        Array(AT_ONCE - 1).fill(expect.stringMatching(/^There is an upstream Upstream \d+ already/)),
      )
  })

  it('a search is stored once, and the account of imports made once', async () => {
    const search = (round: number) => ({
      searchEndpoint: 'searchGenes',
      filter: { round },
      originalQuery: 'query',
      originalVariables: null,
    })
    const now = new Date()
    const ids: string[][] = Array.from({ length: ROUNDS }, () => [])
    const refused = await refusals((_place, round) =>
      aside(async (tx) => {
        ids[round]?.push(await saveSearch(tx, search(round), { isAnonymous: true, now }))
        await automationAccount(tx, now.toISOString())
      }),
    )
    expect(refused.flat()).toEqual([])
    expect(ids.map((round) => new Set(round).size)).toEqual(Array(ROUNDS).fill(1))
  })

  it('one link for a new password is open, and a key keeps the time at which it was revoked', async () => {
    const now = new Date().toISOString()
    const userId = people.cora.id
    const { record } = await aside((tx) => generateApiKey(tx, { userId, name: null, expiresAt: null, now }))
    const refused = await refusals((place, round) =>
      aside(async (tx) => {
        await withdrawAccountLinks(tx, { kind: 'PASSWORD', userId })
        await createAccountLink(tx, { kind: 'PASSWORD', userId, createdBy: null, now })
        await revokeApiKey(tx, { id: record.id, userId, now: `2026-01-0${round + 1}T0${place}:00:00.000Z` })
      }),
    )
    expect(refused.flat()).toEqual([])
    const open = await knowledge.storage.read
      .selectFrom('account_links')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
    expect(open).toHaveLength(1)
    const key = await knowledge.storage.read.selectFrom('api_keys').select('revoked_at').execute()
    expect(key).toEqual([{ revoked_at: expect.stringMatching(/^2026-01-01/) }])
  })
})
