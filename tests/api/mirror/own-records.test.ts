import { afterAll, beforeAll, expect, it } from 'vitest'
import { getNamedType } from 'graphql'
import type { GraphQLObjectType } from 'graphql'
import { singleVariant } from '#domain/profiles/profile-expression.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { schema } from '#server/graphql/schema.ts'
import { recordQueries } from '#server/mirror/interface/queries.ts'
import { recordFields } from '#server/mirror/interface/record-fields.ts'
import { columnOf } from '#server/mirror/writing/columns.ts'
import { addUpstream } from '#server/mirror/upstreams.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { originIdOf, originKey, parseOrigin } from '#server/knowledge/records/record-origins.ts'
import { addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

describeOnSqliteFirst('A record that comes back to the installation in which it was created', (engine) => {
  const databases: TestDatabase[] = []
  /** Each follows the one before it, the first one the last. */
  const sites: UpstreamService[] = []
  let item: number
  beforeAll(async () => {
    for (let place = 0; place < 3; place += 1) {
      const database = await engine.createDatabase()
      databases.push(database)
      sites.push(await upstreamService(database.url))
    }
    for (const [place, { storage }] of sites.entries())
      await addUpstream(storage, { address: sites.at(place - 1)!.url, name: 'Upstream', budget: 900 })
    const [first] = sites
    item = await first!.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      return addEvidence(tx, profile, { description: 'Created here.' })
    })
  })
  afterAll(async () => {
    for (const site of sites) await site.close()
    for (const database of databases) await database.drop()
  })

  const runAll = async () => {
    for (const place of [1, 2, 0]) await runOnce(sites[place]!.storage, { sweep: true })
  }
  const evidenceOf = ({ storage }: UpstreamService) =>
    storage.read.selectFrom('evidence_items').select(['id', 'description']).execute()

  it('is one’s own, after any number of steps, and names where it was created on the way', async () => {
    await runAll()
    await runAll()
    for (const site of sites) expect(await evidenceOf(site)).toHaveLength(1)
    const origins = []
    for (const site of sites) {
      const [{ id } = { id: 0 }] = await evidenceOf(site)
      origins.push((await originIdOf(site.storage.read, [originKey('EVIDENCE_ITEM', id)]))[0])
    }
    expect(new Set(origins).size).toBe(1)
    expect(parseOrigin(origins[0])?.id).toBe(item)
    const own = await sites[0]!.storage.read
      .selectFrom('upstream_records')
      .select(['record_type', 'own'])
      .where('own', '=', false)
      .where('record_type', 'in', ['VARIANT', 'MOLECULAR_PROFILE', 'EVIDENCE_ITEM'])
      .execute()
    expect(own).toEqual([])
  })

  it('stays as it is when others change their copies, or no longer have them', async () => {
    const [first, second] = sites
    const before = await versionNow(first!.storage.read)
    await second!.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ description: 'Changed elsewhere.' }).execute(),
    )
    await runAll()
    expect(await evidenceOf(first!)).toEqual([{ id: item, description: 'Created here.' }])
    await sites[2]!.storage.write((tx) => tx.deleteFrom('evidence_items').execute())
    await runOnce(first!.storage, { sweep: true })
    const { status, withdrawn } = await first!.storage.read
      .selectFrom('evidence_items')
      .select(['status', 'withdrawn'])
      .executeTakeFirstOrThrow()
    expect([status, withdrawn, await versionNow(first!.storage.read)]).toEqual(['ACCEPTED', false, before])
  })
})

describeOnSqliteFirst('What an upstream does not know', (engine) => {
  const databases: TestDatabase[] = []
  let upstream: UpstreamService
  let mirror: UpstreamService
  beforeAll(async () => {
    for (let place = 0; place < 2; place += 1) databases.push(await engine.createDatabase())
    upstream = await upstreamService(databases[0]!.url)
    mirror = await upstreamService(databases[1]!.url)
    await addUpstream(mirror.storage, { address: upstream.url, name: 'Upstream', budget: 900 })
  })
  afterAll(async () => {
    await mirror.close()
    await upstream.close()
    for (const database of databases) await database.drop()
  })

  const openAccess = async () =>
    (await mirror.storage.read.selectFrom('sources').select('open_access').executeTakeFirstOrThrow())
      .open_access

  it('is no “no”: false is unknown wherever a column may be, and the interface’s field may not', async () => {
    const tables = await mirror.storage.read.introspection.getTables()
    const query = schema.getQueryType()!.getFields()
    const read = new Map<string, unknown>()
    const nullable: string[] = []
    for (const kind of versionedKinds.values) {
      const type = getNamedType(query[recordQueries[kind]]!.type) as GraphQLObjectType
      for (const [name, field] of Object.entries(recordFields[kind])) {
        const place = columnOf(kind, name)
        if (!place || String(type.getFields()[name]?.type) !== 'Boolean!') continue
        const table = tables.find((one) => one.name === place.table)
        const column = table?.columns.find((one) => one.name === place.column)
        read.set(`${kind} ${name}`, field.read({ [name]: false }))
        if (column!.isNullable) nullable.push(`${kind} ${name}`)
      }
    }
    expect(read.size).toBeGreaterThan(10)
    expect([...read].filter(([, content]) => content === null).map(([name]) => name)).toEqual(nullable)
  })

  it('is not known here either: open access is never denied', async () => {
    const id = await upstream.storage.write((tx) => addSource(tx))
    const set = (open_access: boolean | null) =>
      upstream.storage.write((tx) =>
        tx.updateTable('sources').set({ open_access }).where('id', '=', id).execute(),
      )
    for (const [there, here] of [
      [null, null],
      [true, true],
      [false, null],
    ] as const) {
      await set(there)
      await runOnce(mirror.storage, { sweep: true })
      expect([there, await openAccess()]).toEqual([there, here])
    }
  })

  it('is no other variant: one whose molecular profile is here is the variant of that profile', async () => {
    // A release names the profile, by its public id, before its variant: each installation gives the variant an id.
    const addStub = ({ storage }: UpstreamService, others: number) =>
      storage.write(async (tx) => {
        const feature = await addFeature(tx, 'ZFTA')
        for (let place = 0; place < others; place += 1) await addVariant(tx, feature, `Other ${place}`)
        const { id, profile } = await addVariant(tx, feature, 'Fusion')
        const row = await tx
          .selectFrom('molecular_profiles')
          .selectAll()
          .where('id', '=', profile)
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('molecular_profiles')
          .values({ ...row, id: 4566, raw_name: '~moved' })
          .execute()
        await tx
          .updateTable('variants')
          .set({ single_variant_molecular_profile_id: 4566, origin: 'RELEASE' })
          .where('id', '=', id)
          .execute()
        await tx
          .deleteFrom('molecular_profile_variants')
          .where('molecular_profile_id', '=', profile)
          .execute()
        await tx.deleteFrom('molecular_profiles').where('id', '=', profile).execute()
        await tx
          .updateTable('molecular_profiles')
          .set({ raw_name: `#VID${singleVariant(id).variantId}` })
          .where('id', '=', 4566)
          .execute()
        await tx
          .insertInto('molecular_profile_variants')
          .values({ molecular_profile_id: 4566, variant_id: id, position: 0, negated: false })
          .execute()
        return id
      })
    const there = await addStub(upstream, 0)
    const here = await addStub(mirror, 2)
    expect(there).not.toBe(here)
    await runOnce(mirror.storage, { sweep: true })
    const aside = await mirror.storage.read.selectFrom('upstream_set_aside').selectAll().execute()
    expect(aside).toEqual([])
    const mapping = await mirror.storage.read
      .selectFrom('upstream_records')
      .select('record_id')
      .where('record_type', '=', 'VARIANT')
      .where('upstream_record_id', '=', there)
      .executeTakeFirstOrThrow()
    expect(mapping.record_id).toBe(here)
  })
})
