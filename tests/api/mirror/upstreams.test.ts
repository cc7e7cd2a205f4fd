import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimRun } from '#server/mirror/runs/claim-run.ts'
import { allUpstreams } from '#server/mirror/upstreams.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const MIRRORS = `{ mirrors {
  id name url budget pausedAt running runRequested run { requests read merged } sweeping error lag
  kinds { kind there gone here } missingFields openConflictCount setAsideCount
} }`
const ADD = `mutation ($input: AddUpstreamInput!) { addUpstream(input: $input) { mirror { id name url budget } } }`
const onUpstream = (name: string) =>
  `mutation ($id: Int!) { ${name}(input: { id: $id }) { clientMutationId } }`
const FOOTER = '{ knowledgebase { upstreams { name completeAt } } }'

describeOnEachEngine('Upstreams', (engine) => {
  let database: TestDatabase
  let upstream: UpstreamService
  let site: TestInterface
  let people: Curators
  beforeAll(async () => {
    database = await engine.createDatabase()
    upstream = await upstreamService(database.url)
    await upstream.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      await addEvidence(tx, profile)
    })
    site = await openInterface(engine)
    people = await site.storage.write((tx) => addCurators(tx))
  })
  afterAll(async () => {
    await site.close()
    await upstream.close()
    await database.drop()
  })
  const ask = <Answer>(source: string, variables: object = {}) =>
    site.ask<Answer>(source, { ...variables }, people.adam)
  const mirrors = async () => (await ask<{ mirrors: Record<string, unknown>[] }>(MIRRORS)).mirrors
  const only = async () => (await allUpstreams(site.storage.read))[0]!

  it('are for administrators', async () => {
    const input = { url: 'https://civicdb.org', name: 'CIViC' }
    expect(await site.errorsOf(ADD, { input }, people.edith)).toEqual([
      'You must be an administrator to add an upstream',
    ])
    expect(await site.errorsOf(MIRRORS, {}, people.edith)).toEqual([
      'You must be an administrator to see the state of mirrors',
    ])
    for (const name of ['removeUpstream', 'pauseUpstream', 'resumeUpstream', 'runMirror'])
      expect(await site.errorsOf(onUpstream(name), { id: 1 }, people.edith)).toEqual([
        expect.stringContaining('You must be an administrator'),
      ])
  })

  it('are refused with a sentence when their address or budget cannot be used', async () => {
    const errors = (input: object) => site.errorsOf(ADD, { input }, people.adam)
    expect(await errors({ url: 'civicdb.org', name: 'CIViC' })).toEqual([
      expect.stringContaining('“civicdb.org” is not the address of a service'),
    ])
    expect(await errors({ url: upstream.url, name: 'x', budget: 901 })).toEqual([
      'The budget must be a whole number from 1 to 900 requests in five minutes',
    ])
    expect(await errors({ url: upstream.url, name: ' ' })).toEqual([
      'The name of an upstream must have 1 to 60 characters',
    ])
  })

  it('are added, run and shown with their records', async () => {
    await ask(ADD, { input: { url: `${upstream.url}/`, name: 'Upstream', budget: 900 } })
    expect(await site.errorsOf(ADD, { input: { url: upstream.url, name: 'Other' } }, people.adam)).toEqual([
      `There is an upstream Upstream already (${upstream.url})`,
    ])
    expect(await ask(FOOTER)).toEqual({
      knowledgebase: { upstreams: [{ name: 'Upstream', completeAt: null }] },
    })
    await runOnce(site.storage, { sweep: true })
    const [mirror] = await mirrors()
    expect(mirror).toMatchObject({
      name: 'Upstream',
      url: upstream.url,
      budget: 900,
      pausedAt: null,
      running: false,
      runRequested: false,
      sweeping: false,
      error: null,
      lag: expect.any(Number) as number,
      missingFields: [],
      openConflictCount: 0,
      setAsideCount: 0,
    })
    expect(mirror!['kinds']).toContainEqual({ kind: 'EVIDENCE_ITEM', there: 1, gone: 0, here: 1 })
    expect(mirror!['run']).toMatchObject({ merged: expect.any(Number) as number })
    expect(await ask(FOOTER)).toEqual({
      knowledgebase: { upstreams: [{ name: 'Upstream', completeAt: expect.any(String) as string }] },
    })
  })

  it('run on request, once, and not while they are paused', async () => {
    const { id } = await only()
    expect(await claimRun(site.storage, { id }, 0)).toBeNull()
    await ask(onUpstream('runMirror'), { id })
    expect((await mirrors())[0]).toMatchObject({ runRequested: true })
    expect(await claimRun(site.storage, { id }, 0)).toEqual({ sweep: false })
    expect(await claimRun(site.storage, { id }, 0)).toBeNull()
    await ask(onUpstream('pauseUpstream'), { id })
    expect(await site.errorsOf(onUpstream('runMirror'), { id }, people.adam)).toEqual([
      'Upstream is paused; resume it first',
    ])
    expect((await mirrors())[0]).toMatchObject({ pausedAt: expect.any(String) as string })
    await expect(runOnce(site.storage, { sweep: true })).rejects.toThrow('Upstream was paused')
    await ask(onUpstream('resumeUpstream'), { id })
    await runOnce(site.storage, { sweep: true })
    expect((await mirrors())[0]).toMatchObject({ pausedAt: null, error: null })
  })

  it('are removed, with their records staying, and can be added again', async () => {
    const { id } = await only()
    const evidence = () => site.storage.read.selectFrom('evidence_items').select('id').execute()
    const before = await evidence()
    await ask(onUpstream('removeUpstream'), { id })
    expect([await mirrors(), await evidence()]).toEqual([[], before])
    expect(await ask(FOOTER)).toEqual({ knowledgebase: { upstreams: [] } })
    expect(await site.errorsOf(onUpstream('removeUpstream'), { id }, people.adam)).toEqual([
      `There is no upstream ${id}`,
    ])
    await ask(ADD, { input: { url: upstream.url, name: 'Upstream' } })
    expect((await mirrors())[0]).toMatchObject({ name: 'Upstream', url: upstream.url, lag: null })
  })
})
