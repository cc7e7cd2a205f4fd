import { afterAll, beforeAll, expect, it } from 'vitest'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const ORIGIN = `query ($id: Int!) {
  recordUpstream(recordType: EVIDENCE_ITEM, recordId: $id) { name url gone updatedAt }
}`
const FOLLOWED = `{ knowledgebase { upstreams { name completeAt setAsideCount } } }`

interface Origin {
  updatedAt: string
}

describeOnSqliteFirst('The origin of a record at an upstream', (engine) => {
  let database: TestDatabase
  let upstream: UpstreamService
  let site: TestInterface
  /** Id upstream, and here. */
  let there: number, here: number
  beforeAll(async () => {
    database = await engine.createDatabase()
    upstream = await upstreamService(database.url)
    site = await openInterface(engine)
    await followService(site.storage, upstream.url)
    there = await upstream.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      return addEvidence(tx, profile)
    })
    await runOnce(site.storage, { sweep: true })
    ;({ record_id: here } = await site.storage.read
      .selectFrom('upstream_records')
      .select('record_id')
      .where('record_type', '=', 'EVIDENCE_ITEM')
      .executeTakeFirstOrThrow())
  })
  afterAll(async () => {
    await site.close()
    await upstream.close()
    await database.drop()
  })

  const origin = async () => (await site.ask<{ recordUpstream: Origin }>(ORIGIN, { id: here })).recordUpstream

  it('is updated when the upstream says something else of it, not whenever it is merged', async () => {
    const { updatedAt } = await origin()
    await site.storage.write((tx) =>
      tx
        .insertInto('local_changes')
        .values({
          record_type: 'EVIDENCE_ITEM',
          record_id: here,
          field_name: 'description',
          changed_at: '2026-01-01T00:00:00.000Z',
        })
        .execute(),
    )
    await runOnce(site.storage, { sweep: true })
    const marks = await site.storage.read.selectFrom('local_changes').selectAll().execute()
    expect([marks, (await origin()).updatedAt]).toEqual([[], updatedAt])
    await upstream.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ description: 'Anew.' }).where('id', '=', there).execute(),
    )
    await runOnce(site.storage, { sweep: true })
    expect((await origin()).updatedAt > updatedAt).toBe(true)
  })

  it('says how many records of the upstream could not be read', async () => {
    const followed = async () =>
      (await site.ask<{ knowledgebase: { upstreams: object[] } }>(FOLLOWED)).knowledgebase.upstreams
    const complete = { name: 'Upstream', completeAt: expect.any(String) as string }
    expect(await followed()).toEqual([{ ...complete, setAsideCount: 0 }])
    await site.storage.write(async (tx) => {
      const { id } = await tx.selectFrom('upstreams').select('id').executeTakeFirstOrThrow()
      await tx
        .insertInto('upstream_set_aside')
        .values({
          upstream_id: id,
          record_type: 'EVIDENCE_ITEM',
          upstream_record_id: 999_999,
          reason: 'It cannot be read',
          set_aside_at: new Date().toISOString(),
        })
        .execute()
    })
    expect(await followed()).toEqual([{ ...complete, setAsideCount: 1 }])
  })

  it('says that the upstream no longer has it', async () => {
    expect(await origin()).toMatchObject({ name: 'Upstream', gone: false })
    await upstream.storage.write((tx) => tx.deleteFrom('evidence_items').where('id', '=', there).execute())
    await runOnce(site.storage, { sweep: true })
    expect(await origin()).toMatchObject({ url: `${upstream.url}/evidence/${there}`, gone: true })
  })
})
