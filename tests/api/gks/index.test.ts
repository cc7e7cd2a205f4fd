import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { importRelease } from '#server/import/import-release.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import type { Writing } from '#server/storage/database.ts'
import { cutRelease } from '#tests/support/releases/cut-release.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const Index = z.object({
  specificationVersions: z.record(z.string(), z.string()),
  openapi: z.string(),
  collections: z.array(
    z.object({ name: z.string(), given: z.number(), refused: z.number(), all: z.string(), one: z.string() }),
  ),
})

/** Records of which some have no object, for each reason that there is. */
async function addRecords(tx: Writing): Promise<void> {
  const gene = await addFeature(tx)
  const { id, profile } = await addVariant(tx, gene)
  const other = await addVariant(tx, await addFeature(tx))
  const ofTwoGenes = await addProfile(tx, `#VID${id} AND #VID${other.id}`)
  const disease_id = await addDisease(tx)
  const [one, two] = [await addTherapy(tx), await addTherapy(tx)]
  for (const therapies of [[], [one], [one, two]])
    for (const therapy_interaction_type of [null, 'COMBINATION', 'SEQUENTIAL'] as const) {
      const given = { disease_id, therapies, therapy_interaction_type }
      await addEvidence(tx, profile, given)
      await addAssertion(tx, profile, given)
    }
  for (const about of [profile, ofTwoGenes]) {
    const functional = { evidence_type: 'FUNCTIONAL', significance: 'GAIN_OF_FUNCTION' } as const
    await addEvidence(tx, about, { ...functional, disease_id: null })
    await addEvidence(tx, about, { ...functional, significance: 'UNKNOWN' })
  }
  await addEvidence(tx, profile, { evidence_type: 'DIAGNOSTIC', significance: 'POSITIVE' })
  await addEvidence(tx, profile, { status: 'SUBMITTED', disease_id, therapies: [one] })
  await addAssertion(tx, profile, { assertion_type: 'PREDISPOSING', significance: 'PATHOGENIC', disease_id })
  await addAssertion(tx, profile, { assertion_type: 'PREDISPOSING', significance: 'NA', disease_id })
  await addAssertion(tx, profile, { assertion_type: 'ONCOGENIC', significance: 'ONCOGENIC' })
}

describeOnSqliteFirst('What there is in GKS', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    await curia.storage.write(addRecords)
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const get = (url: string) => curia.app.inject({ method: 'GET', url })
  const index = async () => Index.parse((await get('/api/gks')).json())
  const lineCount = async (url: string) =>
    (await get(url)).body.split('\n').filter((line) => line !== '').length

  /** The counts are those of the streams. */
  async function expectCounts() {
    const { collections } = await index()
    for (const { name, given, refused } of collections) {
      const all = `/api/gks/${name}.ndjson`
      expect([name, given, refused]).toEqual([
        name,
        await lineCount(all),
        await lineCount(`${all}?refused=only`),
      ])
    }
    return collections
  }

  it('is counted as it is given and refused', async () => {
    const collections = await expectCounts()
    expect(collections.map(({ name }) => name)).toEqual(['assertions', 'evidence', 'molecular-profiles'])
    for (const { name, given, refused } of collections) {
      expect(given).toBeGreaterThan(0)
      if (name !== 'molecular-profiles') expect(refused).toBeGreaterThan(0)
    }
  })

  it('is counted anew when the knowledge has changed', async () => {
    const before = await index()
    await curia.storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      await addEvidence(tx, profile, { disease_id: await addDisease(tx), therapies: [await addTherapy(tx)] })
    })
    const after = await expectCounts()
    expect(after.map(({ given }) => given)).toEqual(
      before.collections.map(({ name, given }) => given + (name === 'assertions' ? 0 : 1)),
    )
  })

  it('is described by OpenAPI, with every path', async () => {
    const Operation = z.object({
      parameters: z.array(z.object({ name: z.string(), description: z.string() })).optional(),
      responses: z.looseObject({}),
    })
    const { openapi } = await index()
    const document = z
      .object({
        openapi: z.string(),
        paths: z.record(z.string(), z.object({ get: Operation })),
      })
      .parse((await get(new URL(openapi).pathname)).json())
    expect(document.openapi).toMatch(/^3\.1/)
    expect(Object.keys(document.paths)).toEqual([
      '/api/gks',
      '/api/gks/openapi.json',
      ...['assertions', 'evidence', 'molecular-profiles'].flatMap((name) => [
        `/api/gks/${name}.ndjson`,
        `/api/gks/${name}/{id}`,
      ]),
    ])
    const since = document.paths['/api/gks/evidence.ndjson']?.get.parameters?.find(
      ({ name }) => name === 'since',
    )
    expect(since?.description).toContain('Deleted and merged records are not listed: /api/changes?since=')
    for (const path of Object.keys(document.paths)) {
      const answer = await get(path.replace('{id}', '999999999'))
      expect(Object.keys(document.paths[path]?.get.responses ?? {})).toContain(String(answer.statusCode))
    }
  })

  it.skipIf(!release2024)('is counted in a part of a release as it is given', async () => {
    await importRelease(curia.storage, cutRelease(release2024 ?? '', '01-Aug-2024', 10))
    await expectCounts()
  })
})
