import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { allUpstreams } from '#server/mirror/upstreams.ts'
import { addDisease, addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { faultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import type { FaultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { mirrorDifferences } from '#tests/support/mirror/mirrored-documents.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const ITEMS = 250

describeOnSqliteFirst('A mirror that follows the changes of another Curia', (engine) => {
  const databases: TestDatabase[] = []
  let upstream: UpstreamService
  let proxy: FaultyProxy
  let mirror: Storage
  const items: number[] = []
  let gene: number
  beforeAll(async () => {
    databases.push(await engine.createDatabase(), await engine.createDatabase())
    upstream = await upstreamService(databases[0]!.url)
    proxy = await faultyProxy(upstream.url)
    mirror = await open(databases[1]!.url)
    await upstream.storage.write(async (tx) => {
      gene = await addFeature(tx, 'BRAF')
      const { profile } = await addVariant(tx, gene, 'V600E')
      for (let index = 0; index < ITEMS; index += 1) items.push(await addEvidence(tx, profile))
    })
    await followService(mirror, proxy.url)
    await runOnce(mirror)
  })
  afterAll(async () => {
    await proxy.stop()
    await upstream.close()
    await mirror.close()
    for (const database of databases) await database.drop()
  })

  const differences = async () =>
    (await mirrorDifferences(upstream.storage.read, mirror.read)).map(({ text }) => text)
  const followed = async () => (await allUpstreams(mirror.read))[0]!.followed_version
  /** Gives all items another level, one version of the knowledge each time. */
  const grade = (level: 'B' | 'C' | 'D' | 'E', ids: readonly number[] = items) =>
    upstream.storage.write(async (tx) => {
      await tx
        .updateTable('evidence_items')
        .set({ evidence_level: level })
        .where('id', 'in', [...ids])
        .execute()
    })

  it('reads what nobody’s activity tells of, by few requests', async () => {
    await grade('C', items.slice(0, 100))
    await upstream.storage.write(async (tx) => {
      await addDisease(tx, 'Glioma')
      await tx
        .updateTable('features')
        .set({ description: 'From a vocabulary' })
        .where('id', '=', gene)
        .execute()
    })
    const { requests, swept, written } = await runOnce(mirror)
    expect([swept, written]).toEqual([false, 102])
    expect(requests).toBeLessThanOrEqual(7)
    expect(await differences()).toEqual([])
    expect(await followed()).toBe(await versionNow(upstream.storage.read))
  })

  it('asks once and writes nothing when nothing is new', async () => {
    const before = await versionNow(mirror.read)
    const { requests, written } = await runOnce(mirror)
    // The schema, the installation, the history, and the changes.
    expect([requests, written, await versionNow(mirror.read)]).toEqual([4, 0, before])
  })

  it('withdraws what the upstream deleted, without reading all pages', async () => {
    const [first = 0] = items
    await upstream.storage.write(async (tx) => {
      await tx.deleteFrom('evidence_items').where('id', '=', first).execute()
    })
    const { swept, written } = await runOnce(mirror)
    expect([swept, written]).toEqual([false, 1])
    const withdrawn = await mirror.read
      .selectFrom('evidence_items')
      .select(['withdrawn', 'status'])
      .where('withdrawn', '=', true)
      .execute()
    expect(withdrawn).toEqual([{ withdrawn: true, status: 'REJECTED' }])
    expect(await differences()).toEqual([])
  })

  it('goes on after the last version it has all of when the list of changes breaks off', async () => {
    await grade('D')
    await grade('E', items.slice(100))
    await grade('B', items.slice(0, 50))
    const before = await followed()
    proxy.rules.faultOf = ({ query }) => (query.startsWith('/api/changes') ? 'truncated' : null)
    await expect(runOnce(mirror)).rejects.toThrow('broke off')
    expect(await followed()).toBe(before)
    // The history and the first answer are whole, and the mirror reads no further than a version in which some hundred changed.
    let answers = 0
    proxy.rules.faultOf = ({ query }) => {
      if (!query.startsWith('/api/changes')) return null
      answers += 1
      return answers > 2 ? 'truncated' : null
    }
    await expect(runOnce(mirror)).rejects.toThrow('broke off')
    expect(await followed()).toBe(before! + 1)
    proxy.rules = {}
    expect((await runOnce(mirror)).swept).toBe(false)
    expect(await differences()).toEqual([])
  })

  it('withdraws what the upstream has withdrawn, and takes it back', async () => {
    const withdraw = (isWithdrawn: boolean) =>
      upstream.storage.write(async (tx) => {
        await tx.updateTable('features').set({ withdrawn: isWithdrawn }).where('id', '=', gene).execute()
      })
    const isWithdrawn = async () =>
      (await mirror.read.selectFrom('features').select('withdrawn').executeTakeFirstOrThrow()).withdrawn
    await withdraw(true)
    expect((await runOnce(mirror)).swept).toBe(false)
    expect(await isWithdrawn()).toBe(true)
    await withdraw(false)
    await runOnce(mirror)
    expect(await isWithdrawn()).toBe(false)
  })

  it('withdraws nothing of an upstream that has lost most of its records, unless told to', async () => {
    const statuses = async () =>
      (
        await mirror.read
          .selectFrom('evidence_items')
          .select(({ fn }) => ['withdrawn', fn.countAll<number | string>().as('count')])
          .groupBy('withdrawn')
          .orderBy('withdrawn')
          .execute()
      ).map(({ withdrawn, count }) => [withdrawn, Number(count)])
    const before = await statuses()
    await upstream.storage.write(async (tx) => {
      await tx.deleteFrom('evidence_items').where('id', 'in', items.slice(100)).execute()
    })
    await expect(runOnce(mirror)).rejects.toThrow(/^More than 50 records no longer exist upstream/)
    expect(await statuses()).toEqual(before)
    await runOnce(mirror, { withdraw: true })
    expect(await statuses()).toEqual([
      [false, 99],
      [true, ITEMS - 99],
    ])
  })

  it('reads all pages of an upstream that was restored and changed since', async () => {
    await grade('B', items.slice(1, 100))
    await runOnce(mirror)
    await mirror.writeAside(async (tx) => {
      await tx.updateTable('upstreams').set({ followed_at: '2001-01-01T00:00:00.000Z' }).execute()
    })
    expect((await runOnce(mirror)).swept).toBe(true)
    expect(await differences()).toEqual([])
    expect((await runOnce(mirror)).swept).toBe(false)
  })

  it('ends when another run has begun meanwhile, and writes nothing more', async () => {
    await grade('E', items.slice(1, 100))
    const before = await versionNow(mirror.read)
    const takeOver = async () =>
      mirror.writeAside(async (tx) => {
        await tx.updateTable('upstreams').set({ run_started_at: '2100-01-01T00:00:00.000Z' }).execute()
      })
    let pauses = 0
    proxy.rules.faultOf = ({ query }) => (query.includes('evidenceItem(') && pauses === 0 ? '500' : null)
    const pause = async () => {
      pauses += 1
      await takeOver()
    }
    await expect(runOnce(mirror, { pause })).rejects.toThrow('Another run of this mirror has begun')
    expect([pauses > 0, await versionNow(mirror.read)]).toEqual([true, before])
    proxy.rules = {}
    await runOnce(mirror)
    expect(await differences()).toEqual([])
  })

  it('reads all pages of an upstream that was set back, and follows its changes from then on', async () => {
    await mirror.writeAside(async (tx) => {
      await tx.updateTable('upstreams').set({ followed_version: 1_000_000 }).execute()
    })
    await grade('C')
    expect((await runOnce(mirror)).swept).toBe(true)
    expect(await differences()).toEqual([])
    await grade('D')
    expect((await runOnce(mirror)).swept).toBe(false)
    expect(await differences()).toEqual([])
  })
})
