import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import type { Person } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addDisease } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { testApp } from '#tests/support/service/http-app.ts'

const DAY_MS = 86_400_000

type Kept = { searchDiseases: { permalinkId: string; resultIds: number[] } }

const named = (name: string) => `{ name: { operator: CONTAINS, value: "${name}" } }`
const creates = (filter: string, rest = '') =>
  `{ searchDiseases(createPermalink: true, query: ${filter}) { permalinkId resultIds ${rest} } }`

describeOnEachEngine('Permalinks of searches', (engine) => {
  let curia: TestInterface
  let ada: Person
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      ada = await addUser(tx, 'ada')
      await addDisease(tx, 'Melanoma')
    })
  })
  afterAll(() => curia.close())

  const create = async (filter: string, viewer: Person | null = null, rest = '') =>
    (await curia.ask<Kept>(creates(filter, rest), {}, viewer)).searchDiseases.permalinkId
  const open = async (id: string, viewer: Person | null = null) => {
    const errors = await curia.errorsOf(
      `query ($id: String!) { searchByPermalink(permalinkId: $id) { resultIds } }`,
      { id },
      viewer,
    )
    await curia.settled()
    return errors
  }
  const rows = () => curia.storage.read.selectFrom('search_permalinks').selectAll().execute()
  const age = (id: string, days: number) =>
    curia.storage.writeAside((tx) =>
      tx
        .updateTable('search_permalinks')
        .set({ opened_at: new Date(Date.now() - days * DAY_MS).toISOString() })
        .where('id', '=', id)
        .execute(),
    )

  it('are one for the same search, however the request is written and whoever asks', async () => {
    const before = (await rows()).length
    const ids = [
      await create(named('once')),
      await create(named('once'), null, 'originalQuery searchEndpoint'),
      await create('{ name: { value: "once", operator: CONTAINS } }', ada),
    ]
    expect(new Set(ids).size).toBe(1)
    expect(await rows()).toHaveLength(before + 1)
  })

  it('hold at most 8 kB', async () => {
    const long = creates(named('x'), `originalQuery ${'a'.repeat(8000)}: searchEndpoint`)
    const before = (await rows()).length
    expect(await curia.errorsOf(long)).toEqual([
      expect.stringMatching(/^The search has \d+ bytes with its request; a permalink holds at most 8192/),
    ])
    expect(await rows()).toHaveLength(before)
  })

  it('of anonymous readers leave when nobody has opened them for 90 days', async () => {
    const [left, opened] = [await create(named('left')), await create(named('opened'))]
    await age(left, 91)
    await age(opened, 89)
    expect(await open(opened)).toEqual([])
    await age(left, 91)
    await create(named('another'))
    expect(await open(left)).toEqual([`There is no search with the permalink id “${left}”`])
    const row = (await rows()).find(({ id }) => id === opened)
    expect(Date.now() - Date.parse(row?.opened_at ?? '')).toBeLessThan(DAY_MS)
  })

  it('that somebody with an account made or opened stay', async () => {
    const made = await create(named('made'), ada)
    const opened = await create(named('seen'))
    expect(await open(opened, ada)).toEqual([])
    await age(made, 1000)
    await age(opened, 1000)
    await create(named('yet another'))
    expect(await open(made)).toEqual([])
    expect(await open(opened)).toEqual([])
  })

  it('that an earlier version made still work, and stay', async () => {
    const id = '5f0c3a52-0d1e-8b34-9a3b-0123456789ab'
    await curia.storage.writeAside((tx) =>
      tx
        .insertInto('search_permalinks')
        .values({
          id,
          search_endpoint: 'searchDiseases',
          filter: JSON.stringify({ name: { operator: 'CONTAINS', value: 'Melanoma' } }),
          original_query: '{ searchDiseases }',
          original_variables: '{}',
          created_at: '2020-01-01T00:00:00.000Z',
        })
        .execute(),
    )
    await create(named('later'))
    expect(await open(id.toUpperCase())).toEqual([])
  })

  it('are counted apart from requests: sixty an hour from one address', async () => {
    const { url } = await engine.createDatabase()
    const { app, close } = await testApp(url, { schema })
    try {
      const send = async (query: string) =>
        (await app.inject({ method: 'POST', url: '/api/graphql', payload: { query } })).json<{
          errors?: { message: string; extensions: { code: string } }[]
        }>()
      for (let made = 0; made < 60; made += 1)
        expect((await send(creates(named(`search ${made}`)))).errors).toBeUndefined()
      const [error] = (await send(creates(named('too many')))).errors ?? []
      expect(error?.extensions.code).toBe('RATE_LIMITED')
      expect(error?.message).toMatch(/^More than 60 permalinks in an hour/)
      expect((await send(`{ searchDiseases(query: ${named('x')}) { resultIds } }`)).errors).toBeUndefined()
    } finally {
      await close()
    }
  })

  it('are priced as the searches that they hold', async () => {
    const conditions = Array.from({ length: 20 }, (_, n) => `{ name: { operator: NE, value: "v${n}" } }`)
    const costly = `{ booleanOperator: OR, subFilters: [${conditions.join()}] }`
    const id = await create(costly, ada)
    expect(await open(id, ada)).toEqual([])
    expect(await open(id)).toEqual([expect.stringContaining('The operation would cost')])
    expect(await open(await create(named('cheap'), ada))).toEqual([])
  })
})
