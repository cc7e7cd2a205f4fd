import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { rowCache } from '#server/knowledge/version-cache.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addDisease, addEvidence, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const EVIDENCE = `query ($first: Int) {
  evidenceItems(first: $first) {
    nodes { disease { name } molecularProfile { name } source { citationId } therapies { name } }
  }
}`

type Evidence = {
  nodes: { disease: { name: string }; molecularProfile: { name: string }; therapies: { name: string }[] }[]
}

describeOnEachEngine('rows that evidence names', (engine) => {
  let database: TestDatabase
  let service: TestApp
  let other: Storage
  let [disease, therapy, evidence] = [0, 0, 0]
  beforeAll(async () => {
    database = await engine.createDatabase()
    service = await testApp(database.url, { schema })
    other = await open(database.url)
    await other.write(async (tx) => {
      disease = await addDisease(tx, 'Melanoma')
      therapy = await addTherapy(tx, 'Vemurafenib')
      const { profile } = await addVariant(tx, await addFeature(tx))
      evidence = await addEvidence(tx, profile, { disease_id: disease, therapies: [therapy] })
    })
  })
  afterAll(async () => {
    await other.close()
    await service.close()
    await database.drop()
  })

  /** Each page size is another request, which the response cache does not answer. */
  let first = 1
  async function ask() {
    first += 1
    const payload = { query: EVIDENCE, variables: { first } }
    const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload })
    const { data } = answer.json<{ data: { evidenceItems: Evidence } }>()
    const [item] = data.evidenceItems.nodes
    return { disease: item?.disease.name, therapies: item?.therapies.map(({ name }) => name) }
  }
  const rows = async () => rowCache(service.storage.read, await versionNow(service.storage.read))

  it('are held by id for the present version', async () => {
    await ask()
    const held = await rows()
    expect(held?.get('diseases', disease)).toMatchObject({ name: 'Melanoma' })
    expect(held?.get('evidence_item therapies', evidence)).toMatchObject([{ name: 'Vemurafenib' }])
    // What the cache holds is what is answered.
    held?.set('diseases', disease, { id: disease, name: 'Melanoma, as held' })
    expect((await ask()).disease).toBe('Melanoma, as held')
  })

  it('are read anew after each change, also one of another process', async () => {
    await ask()
    await other.write((tx) =>
      tx.updateTable('diseases').set({ name: 'Skin Melanoma' }).where('id', '=', disease).execute(),
    )
    expect((await ask()).disease).toBe('Skin Melanoma')
    await service.storage.write((tx) =>
      tx.deleteFrom('evidence_item_therapies').where('evidence_item_id', '=', evidence).execute(),
    )
    expect(await ask()).toEqual({ disease: 'Skin Melanoma', therapies: [] })
  })

  it('hold the diseases and therapies of features, variants and profiles, by status of the evidence', async () => {
    let [item, feature, variant, profile] = [0, 0, 0, 0]
    await other.write(async (tx) => {
      const glioma = await addDisease(tx, 'Glioma')
      const drug = await addTherapy(tx, 'Tovorafenib')
      feature = await addFeature(tx, 'GEN2')
      ;({ id: variant, profile } = await addVariant(tx, feature))
      item = await addEvidence(tx, profile, {
        disease_id: glioma,
        therapies: [drug],
        status: 'SUBMITTED',
      })
    })
    const owners = {
      features: { table: 'browseFeatures', id: feature },
      variants: { table: 'browseVariants', id: variant },
      molecular_profiles: { table: 'browseMolecularProfiles', id: profile },
    }
    /** Names that the tables show; each request differs from those before. */
    const shown = async (status: string) => {
      first += 1
      const fields = Object.values(owners).map(
        ({ table, id }, at) =>
          `t${at}: ${table}(first: ${first}, ids: [${id}], status: ${status}) { nodes { diseases { name } therapies { name } } }`,
      )
      const payload = { query: `{ ${fields.join(' ')} }` }
      const answer = await service.app.inject({ method: 'POST', url: '/api/graphql', payload })
      type Named = { name: string }[]
      const { data } = answer.json<{
        data: Record<string, { nodes: { diseases: Named; therapies: Named }[] }>
      }>()
      return Object.values(data).map(({ nodes }) =>
        nodes.flatMap(({ diseases, therapies }) => [...diseases, ...therapies].map(({ name }) => name)),
      )
    }
    const threeTimes = (names: string[]) => [names, names, names]
    for (const status of ['ACCEPTED', 'SUBMITTED', 'REJECTED', 'NON_REJECTED', 'ALL']) {
      const isCounted = ['SUBMITTED', 'NON_REJECTED', 'ALL'].includes(status)
      const names = isCounted ? ['Glioma', 'Tovorafenib'] : []
      expect([status, await shown(status)]).toEqual([status, threeTimes(names)])
      expect([status, await shown(status)]).toEqual([status, threeTimes(names)])
      if (!isCounted) continue
      const held = await rows()
      for (const [owner, { id }] of Object.entries(owners))
        for (const terms of ['diseases', 'therapies']) {
          const key = `${owner} ${terms} ${status}`
          expect(held?.get(key, id), key).toMatchObject([{ owner_id: id }])
          held?.set(key, id, [])
        }
      // What the cache holds is what is answered.
      expect([status, await shown(status)]).toEqual([status, threeTimes([])])
    }
    await other.write((tx) =>
      tx.updateTable('evidence_items').set({ status: 'REJECTED' }).where('id', '=', item).execute(),
    )
    expect(await shown('NON_REJECTED')).toEqual(threeTimes([]))
    expect(await shown('REJECTED')).toEqual(threeTimes(['Glioma', 'Tovorafenib']))
  })

  it('are not held for a version that is over', async () => {
    const before = await versionNow(service.storage.read)
    await service.storage.write(async () => undefined)
    await ask()
    expect(rowCache(service.storage.read, before)).toBeNull()
  })

  it('leave when they take more memory than is allowed', async () => {
    const held = await rows()
    const text = 'x'.repeat(1024 * 1024)
    for (let id = 1; id <= 50; id += 1) held?.set('sources', id, { id, title: text })
    expect(held?.get('sources', 1)).toBeUndefined()
    expect(held?.get('sources', 50)).toMatchObject({ id: 50 })
  })
})
