import { afterAll, beforeAll, expect, it } from 'vitest'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'
import { open } from '#server/storage/database.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const COUNTS = `query ($status: EvidenceStatusFilter, $organization: OrganizationFilter) {
  evidenceItems(first: 1, status: $status, organization: $organization) { totalCount }
  browseVariants(first: 1, sortBy: { column: evidenceItemCount, direction: DESC }) {
    totalCount filteredCount nodes { id }
  }
}`

type Counts = {
  evidenceItems: { totalCount: number }
  browseVariants: { totalCount: number; filteredCount: number; nodes: { id: number }[] }
}

describeOnEachEngine('what follows from the knowledge', (engine) => {
  let curia: TestInterface
  let profile: number
  let url: string
  beforeAll(async () => {
    curia = await openInterface({
      ...engine,
      createDatabase: async (template) => {
        const database = await engine.createDatabase(template)
        ;({ url } = database)
        return database
      },
    })
    profile = await curia.storage.write(async (tx) => (await addVariant(tx, await addFeature(tx))).profile)
  })
  afterAll(() => curia.close())

  const counts = (variables: Record<string, unknown> = {}) => curia.ask<Counts>(COUNTS, variables)
  const counting = () => curia.statements.filter((statement) => /select count\(\*\)/i.test(statement)).length
  const add = (storage: Storage, status: 'ACCEPTED' | 'REJECTED' = 'ACCEPTED') =>
    storage.write((tx: Writing) => addEvidence(tx, profile, { status }))

  it('is counted once, and anew at once when something was written', async () => {
    const before = (await counts()).evidenceItems.totalCount
    curia.statements.length = 0
    expect((await counts()).evidenceItems.totalCount).toBe(before)
    expect(counting()).toBe(0)
    await add(curia.storage)
    expect((await counts()).evidenceItems.totalCount).toBe(before + 1)
    expect(counting()).toBeGreaterThan(0)
  })

  it('is sorted once, and anew at once when something was written', async () => {
    const best = async () => (await counts()).browseVariants.nodes[0]?.id
    const before = await best()
    curia.statements.length = 0
    expect(await best()).toBe(before)
    expect(curia.statements.filter((statement) => /worth/.test(statement))).toEqual([])
    const other = await curia.storage.write(async (tx) => {
      const variant = await addVariant(tx, await addFeature(tx))
      for (let item = 0; item < 20; item += 1) await addEvidence(tx, variant.profile)
      return variant
    })
    expect(await best()).toBe(other.id)
  })

  it('is counted anew when another connection has written', async () => {
    const before = (await counts()).evidenceItems.totalCount
    const other = await open(url)
    await add(other)
    await other.close()
    expect((await counts()).evidenceItems.totalCount).toBe(before + 1)
  })

  it('is told apart by filter', async () => {
    const all = (await counts({ status: 'ALL' })).evidenceItems.totalCount
    await add(curia.storage, 'REJECTED')
    expect((await counts()).evidenceItems.totalCount).toBe(all)
    expect((await counts({ status: 'ALL' })).evidenceItems.totalCount).toBe(all + 1)
    expect((await counts({ status: 'REJECTED' })).evidenceItems.totalCount).toBe(1)
  })

  it('counts every time what depends on more than the knowledge', async () => {
    await counts({ organization: { ids: [7] } })
    curia.statements.length = 0
    await counts({ organization: { ids: [7] } })
    expect(counting()).toBe(1)
  })

  it('is worked out once for all who ask at the same time, and again after a failure', async () => {
    const { read } = curia.storage
    let times = 0
    const once = () => cachedForVersion({ db: read }, 'number', 'times', async () => (times += 1))
    expect(await Promise.all([once(), once(), once()])).toEqual([1, 1, 1])
    const failing = cachedForVersion({ db: read }, 'number', 'a failure', () =>
      Promise.reject(new Error('the database is gone')),
    )
    await expect(failing).rejects.toThrow('the database is gone')
    expect(await cachedForVersion({ db: read }, 'number', 'a failure', async () => 'there again')).toBe(
      'there again',
    )
  })

  it('is remembered by each database for itself, as one may have moved on', async () => {
    const replica = await open(url, { migrate: false })
    const version = 1_000_000
    const ask = (db: Storage['read'], value: number) =>
      cachedForVersion({ db, version }, 'number', 'of a replica', async () => value)
    expect(await ask(curia.storage.read, 2)).toBe(2)
    expect(await ask(replica.read, 1)).toBe(1)
    expect(await ask(curia.storage.read, 3)).toBe(2)
    await replica.close()
  })
})
