import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addApproval, addOrganization, addUser } from '#tests/support/curation/curation-factories.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import type { Writing } from '#server/storage/database.ts'
import { noteReferenceImport, versionNow } from '#server/storage/knowledge-version.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const Line = z.looseObject({ id: z.string(), reasons: z.array(z.object({ code: z.string() })).optional() })

type Name =
  | 'gene'
  | 'variant'
  | 'profile'
  | 'other'
  | 'elsewhere'
  | 'disease'
  | 'therapy'
  | 'source'
  | 'item'
  | 'assertion'
  | 'user'
  | 'organization'

describeOnEachEngine('Changes of GKS objects since a version', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let ids: Record<Name, number>
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    ids = await curia.storage.write(async (tx) => {
      const gene = await addFeature(tx, 'BRAF')
      const { id: variant, profile } = await addVariant(tx, gene, 'V600E')
      const { id: other, profile: elsewhere } = await addVariant(tx, await addFeature(tx, 'KIT'))
      const disease = await addDisease(tx)
      const therapy = await addTherapy(tx)
      const source = await addSource(tx)
      const said = { disease_id: disease, therapies: [therapy] }
      const item = await addEvidence(tx, profile, { ...said, source_id: source })
      const assertion = await addAssertion(tx, profile, { ...said, evidence: [item] })
      // Another profile with evidence that nothing here changes.
      await addEvidence(tx, elsewhere, {
        disease_id: await addDisease(tx),
        therapies: [await addTherapy(tx)],
      })
      const { id: user } = await addUser(tx, 'ada')
      const organization = await addOrganization(tx, 'Institute', { members: [user] })
      return {
        gene,
        variant,
        profile,
        other,
        elsewhere,
        disease,
        therapy,
        source,
        item,
        assertion,
        user,
        organization,
      }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const version = () => versionNow(curia.storage.read)
  async function lines(path: string) {
    const { statusCode, body } = await curia.app.inject({ method: 'GET', url: `/api/gks/${path}` })
    expect(statusCode).toBe(200)
    return body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Line.parse(JSON.parse(line)))
  }
  /** Numbers of the objects of each collection that change with the action. */
  async function changedBy(action: (tx: Writing) => Promise<unknown>) {
    const since = await version()
    // Times of approvals and flags have milliseconds.
    await curia.storage.write(action)
    const numbers = async (collection: string) =>
      (await lines(`${collection}.ndjson?since=${since}`)).map(({ id }) => Number(id.split(':')[1]))
    return {
      items: await numbers('evidence'),
      assertions: await numbers('assertions'),
      profiles: await numbers('molecular-profiles'),
    }
  }

  it('are none where nothing has changed, and all since the beginning', async () => {
    const now = await version()
    expect(await lines(`molecular-profiles.ndjson?since=${now}`)).toEqual([])
    expect(await lines('evidence.ndjson?since=0')).toEqual(await lines('evidence.ndjson'))
  })

  const update = (table: 'diseases' | 'therapies' | 'sources', id: number, set: object) => (tx: Writing) =>
    tx
      .updateTable(table as 'diseases')
      .set(set)
      .where('id', '=', id)
      .execute()

  it('are statements whose disease, therapy or source has changed', async () => {
    const { item, assertion } = ids
    const both = { items: [item], assertions: [assertion], profiles: [] }
    expect(await changedBy(update('diseases', ids.disease, { name: 'Other disease' }))).toEqual(both)
    expect(await changedBy(update('therapies', ids.therapy, { name: 'Other therapy' }))).toEqual(both)
    expect(await changedBy(update('sources', ids.source, { title: 'Other title' }))).toEqual(both)
  })

  it('are profiles, and all statements about them, whose variant, gene or evidence has changed', async () => {
    const { item, assertion, profile } = ids
    const all = { items: [item], assertions: [assertion], profiles: [profile] }
    const describe = (table: 'features' | 'molecular_profiles', id: number) => (tx: Writing) =>
      tx.updateTable(table).set({ description: 'It is described.' }).where('id', '=', id).execute()
    expect(await changedBy(describe('features', ids.gene))).toEqual(all)
    expect(await changedBy(describe('molecular_profiles', profile))).toEqual(all)
    expect(
      await changedBy((tx) =>
        tx
          .updateTable('variants')
          .set({ allele_registry_id: 'CA123643' })
          .where('id', '=', ids.variant)
          .execute(),
      ),
    ).toEqual(all)
    expect(
      await changedBy((tx) =>
        tx.updateTable('evidence_items').set({ evidence_level: 'A' }).where('id', '=', item).execute(),
      ),
    ).toEqual(all)
  })

  it('are the profile that evidence was about before, too, as its score changes', async () => {
    const { profiles } = await changedBy((tx) =>
      tx
        .updateTable('evidence_items')
        .set({ molecular_profile_id: ids.elsewhere })
        .where('id', '=', ids.item)
        .execute(),
    )
    expect(profiles).toEqual([ids.profile, ids.elsewhere])
  })

  it('are complex profiles with the profiles of their variants, which are written in them', async () => {
    const complex = await curia.storage.write((tx) =>
      addProfile(tx, `#VID${ids.variant} AND NOT #VID${ids.other}`),
    )
    const { profiles } = await changedBy((tx) =>
      tx
        .updateTable('molecular_profiles')
        .set({ description: 'Of one variant alone.' })
        .where('id', '=', ids.elsewhere)
        .execute(),
    )
    expect(profiles).toEqual([ids.elsewhere, complex])
  })

  it('are all where a reference file was imported, from which alleles follow', async () => {
    const since = await version()
    await curia.storage.write((tx) => noteReferenceImport(tx))
    expect(await lines(`molecular-profiles.ndjson?since=${since}`)).toEqual(
      await lines('molecular-profiles.ndjson'),
    )
    expect(await lines(`molecular-profiles.ndjson?since=${since + 1}`)).toEqual([])
  })

  it('are assertions that an organization has approved', async () => {
    const { assertion, user, organization } = ids
    const at = new Date().toISOString()
    const { items, assertions } = await changedBy((tx) =>
      addApproval(tx, assertion, { user, organization, at }),
    )
    expect(assertions).toEqual([assertion])
    expect(items).toEqual([])
  })

  it('are by request the records that have no object any more, with the reason', async () => {
    const since = await version()
    await curia.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ status: 'REJECTED' }).where('id', '=', ids.item).execute(),
    )
    const given = await lines(`evidence.ndjson?since=${since}`)
    expect(given.map(({ id }) => id)).not.toContain(`curia.eid:${ids.item}`)
    const refused = await lines(`evidence.ndjson?since=${since}&refused=only`)
    expect(refused).toMatchObject([{ id: `curia.eid:${ids.item}`, reasons: [{ code: 'not-accepted' }] }])
  })

  it.each(['x', '-1', '1.5', '99999999', ''])(
    'are refused of “%s”, which is not a version',
    async (since) => {
      const url = `/api/gks/evidence.ndjson?since=${since}`
      const { statusCode, body } = await curia.app.inject({ method: 'GET', url })
      expect(statusCode).toBe(400)
      expect(body).toContain(
        `“${since}” is not a valid “since”: it must be a version of the knowledge from 0 to ${await version()}`,
      )
    },
  )
})
