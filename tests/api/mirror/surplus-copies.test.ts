import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { addUpstream } from '#server/mirror/upstreams.ts'
import type { Storage } from '#server/storage/database.ts'
import { addComment, addUser } from '#tests/support/curation/curation-factories.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

/** Forgets where records were created, as earlier versions did not know it. */
async function forgetOrigins({ write, read }: Storage): Promise<void> {
  const mapped = await read.selectFrom('upstream_records').selectAll().execute()
  await write(async (tx) => {
    await tx.deleteFrom('record_origins').execute()
    for (const { upstream_id, record_type, upstream_record_id, document } of mapped) {
      const { originId: _origin, ...rest } = JSON.parse(document ?? '{}') as Record<string, unknown>
      await tx
        .updateTable('upstream_records')
        .set({ document: document && JSON.stringify(rest) })
        .where((is) => is.and({ upstream_id, record_type, upstream_record_id }))
        .execute()
    }
  })
}

describeOnEachEngine('Copies of one’s own records that an earlier version made', (engine) => {
  const databases: TestDatabase[] = []
  let here: UpstreamService
  let there: UpstreamService
  let items: number[]
  let copies: number[]

  const evidence = async ({ storage }: UpstreamService) =>
    storage.read
      .selectFrom('evidence_items')
      .select(['id', 'status', 'withdrawn', 'description'])
      .orderBy('id')
      .execute()
  const inUse = async (site: UpstreamService) =>
    (await evidence(site)).filter(({ status }) => status !== 'REJECTED')

  beforeAll(async () => {
    for (let place = 0; place < 2; place += 1) databases.push(await engine.createDatabase())
    here = await upstreamService(databases[0]!.url)
    there = await upstreamService(databases[1]!.url)
    await addUpstream(there.storage, { address: here.url, name: 'Here', budget: 900 })
    await addUpstream(here.storage, { address: there.url, name: 'There', budget: 900 })
    items = await here.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF', { id: 5 }), 'V600E', {
        id: 12,
        profile: { id: 12 },
      })
      const made: number[] = []
      for (const description of ['Copied.', 'Discussed.', 'Changed since.'])
        made.push(await addEvidence(tx, profile, { description }))
      return made
    })
    await runOnce(there.storage, { sweep: true })
    // As somebody else’s records they are copied when they come back.
    const { id } = await here.storage.read.selectFrom('installation').select('id').executeTakeFirstOrThrow()
    const identify = (identity: string) =>
      here.storage.writeAside((tx) => tx.updateTable('installation').set({ id: identity }).execute())
    await identify('f'.repeat(32))
    await runOnce(here.storage, { sweep: true })
    await identify(id)
    for (const { storage } of [here, there]) await forgetOrigins(storage)
    copies = (await evidence(here)).map((row) => row.id).filter((each) => !items.includes(each))
    expect(copies).toHaveLength(3)
    await here.storage.write(async (tx) => {
      const user = await addUser(tx, 'ann')
      await addComment(tx, { type: 'EVIDENCE_ITEM', id: copies[1]! }, 'Seen.', { user: user.id })
      await tx
        .updateTable('evidence_items')
        .set({ description: 'Changed here.' })
        .where('id', '=', items[2]!)
        .execute()
    })
  })
  afterAll(async () => {
    for (const site of [here, there]) await site.close()
    for (const database of databases) await database.drop()
  })

  it('are taken out of use where nothing was done with them; the others are named', async () => {
    // What is there says where it was created once it was read again, and copies of copies go one after the other.
    for (let round = 0; round < 2; round += 1)
      for (const { storage } of [there, here]) await runOnce(storage, { sweep: true })
    const after = new Map((await evidence(here)).map((row) => [row.id, row]))
    expect(after.get(copies[0]!)).toMatchObject({ status: 'REJECTED', withdrawn: true })
    expect(after.get(copies[1]!)).toMatchObject({ status: 'ACCEPTED', withdrawn: false })
    for (const id of items) expect(after.get(id)).toMatchObject({ status: 'ACCEPTED', withdrawn: false })
    const { note } = await here.storage.read
      .selectFrom('activities')
      .select('note')
      .where('subject_id', '=', copies[0]!)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(note).toBe(`A copy of EID${items[0]}, which was created here.`)
    const named = (await checkDatabase(here.storage)).find(({ rule }) => rule.includes('is a copy of one'))
    expect(named?.found).toContain(`EID${copies[1]}`)
    expect(named?.found).not.toContain(`EID${copies[0]}`)
  })

  it('do not come back', async () => {
    const before = [await inUse(here), await inUse(there)]
    for (const { storage } of [there, here, there, here])
      expect((await runOnce(storage, { sweep: true })).written).toBe(0)
    expect([await inUse(here), await inUse(there)]).toEqual(before)
  })
})
