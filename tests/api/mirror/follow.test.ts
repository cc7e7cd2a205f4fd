import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { addDisease, addEvidence, addFeature, addVariant, addVariantGroup } from '#tests/support/factories.ts'
import { mirrorDifferences } from '#tests/support/mirror/mirrored-documents.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { FaultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { publishedInterface } from '#tests/support/mirror/published-interface.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const ITEMS = 100

describeOnEachEngine('A mirror that follows activities', (engine) => {
  const databases: TestDatabase[] = []
  let upstream: UpstreamService
  let published: FaultyProxy
  let mirror: Storage
  let items: number[] = []
  let user: number
  beforeAll(async () => {
    databases.push(await engine.createDatabase(), await engine.createDatabase())
    upstream = await upstreamService(databases[0]!.url)
    published = await publishedInterface(upstream.url)
    mirror = await open(databases[1]!.url)
    await upstream.storage.write(async (tx) => {
      user = (await addUser(tx, 'ursula')).id
      const gene = await addFeature(tx, 'BRAF')
      const { profile } = await addVariant(tx, gene, 'V600E')
      items = []
      for (let index = 0; index < ITEMS; index += 1) items.push(await addEvidence(tx, profile))
    })
    await followService(mirror, published.url)
    await runOnce(mirror)
  })
  afterAll(async () => {
    await published.stop()
    await upstream.close()
    await mirror.close()
    for (const database of databases) await database.drop()
  })

  const differences = async () =>
    (await mirrorDifferences(upstream.storage.read, mirror.read)).map(({ text }) => text)
  const here = async (id: number) => {
    const { record_id } = await mirror.read
      .selectFrom('upstream_records')
      .select('record_id')
      .where('record_type', '=', 'EVIDENCE_ITEM')
      .where('upstream_record_id', '=', id)
      .executeTakeFirstOrThrow()
    return mirror.read
      .selectFrom('evidence_items')
      .selectAll()
      .where('id', '=', record_id)
      .executeTakeFirstOrThrow()
  }

  it('follows a hundred changed records by at most 15 requests', async () => {
    const disease_id = await upstream.storage.write(async (tx) => {
      const disease = await addDisease(tx, 'Glioma')
      for (const id of items)
        await addAction(
          tx,
          'MODERATE_EVIDENCE_ITEM',
          'ACCEPTED',
          { type: 'EVIDENCE_ITEM', id },
          { user, at: new Date().toISOString() },
        )
      await tx.updateTable('evidence_items').set({ disease_id: disease, evidence_level: 'D' }).execute()
      return disease
    })
    const { requests, swept, written } = await runOnce(mirror)
    expect(requests).toBeLessThanOrEqual(15)
    // The disease to which they refer is read as well.
    expect([swept, written, disease_id > 0]).toEqual([false, ITEMS + 1, true])
    expect(await differences()).toEqual([])
  })

  it('refreshes what follows from changed records, with a version of each', async () => {
    const { score } = await mirror.read
      .selectFrom('molecular_profiles')
      .select('score')
      .executeTakeFirstOrThrow()
    expect(score).toBe(ITEMS * 3)
    const words = await mirror.read
      .selectFrom('search_words')
      .select('word')
      .where('record_type', '=', 'DISEASE')
      .execute()
    expect(words.map(({ word }) => word)).toContain('glioma')
    const { cause, count } = await mirror.read
      .selectFrom('record_versions')
      .select(({ fn }) => ['cause', fn.countAll<number | string>().as('count')])
      .where('number', '=', 2)
      .groupBy('cause')
      .executeTakeFirstOrThrow()
    expect([cause, Number(count)]).toEqual(['UPDATE', ITEMS])
  })

  it('writes nothing when nothing is new', async () => {
    const before = await versionNow(mirror.read)
    expect((await runOnce(mirror)).written).toBe(0)
    expect(await versionNow(mirror.read)).toBe(before)
  })

  it('keeps a deprecated variant in its group, though only the pages of the upstream tell of it', async () => {
    const [variant, group] = await upstream.storage.write(async (tx) => {
      const { id: variant } = await addVariant(tx, await addFeature(tx, 'KRAS'), 'G12C')
      return [variant, await addVariantGroup(tx, 'Switch', { variants: [variant] })] as const
    })
    await runOnce(mirror, { sweep: true })
    await upstream.storage.write(async (tx) => {
      await tx
        .updateTable('variants')
        .set({ deprecated: true, deprecation_reason: 'DUPLICATE' })
        .where('id', '=', variant)
        .execute()
    })
    await runOnce(mirror, { sweep: true })
    const members = await mirror.read
      .selectFrom('variant_group_variants')
      .innerJoin('variants', 'variants.id', 'variant_id')
      .select(['name', 'deprecated'])
      .execute()
    expect([group > 0, members]).toEqual([true, [{ name: 'G12C', deprecated: true }]])
    expect(await differences()).toEqual([])
  })

  it('withdraws what the upstream no longer has, though its activities cannot be read, and takes it back', async () => {
    const [first = 0] = items
    const row = await upstream.storage.read
      .selectFrom('evidence_items')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    await upstream.storage.write(async (tx) => {
      await tx.deleteFrom('evidence_items').where('id', '=', first).execute()
    })
    expect((await runOnce(mirror)).swept).toBe(true)
    expect(await here(first)).toMatchObject({ withdrawn: true, status: 'REJECTED' })
    await upstream.storage.write(async (tx) => {
      const columns = Object.entries(row).filter(([column]) => !column.endsWith('_rank'))
      await sql`
        insert into evidence_items (${sql.join(columns.map(([column]) => sql.ref(column)))})
        values (${sql.join(columns.map(([, value]) => value))})`.execute(tx)
    })
    await runOnce(mirror, { sweep: true })
    expect(await here(first)).toMatchObject({ withdrawn: false, status: 'ACCEPTED' })
    expect(await differences()).toEqual([])
  })
})
