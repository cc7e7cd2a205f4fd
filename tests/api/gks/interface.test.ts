import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { Exclusion, linesOf, Said } from '#tests/support/gks/gks-answers.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

describeOnEachEngine('Records as objects of GA4GH GKS', (engine) => {
  const validate = gksValidator()
  let database: TestDatabase
  let curia: TestApp
  let ids: Record<'profile' | 'given' | 'disputed' | 'adverse' | 'submitted' | 'tiered' | 'tierless', number>
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, { publicUrl: 'https://curia.example.org' })
    ids = await curia.storage.write(async (tx) => {
      const { id, profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E', {
        aliases: ['RS113488022', 'VAL600GLU'],
      })
      const substitution = { reference_bases: 'A', variant_bases: 'T' }
      await addCoordinates(tx, id, { chromosome: '7', start: 140453136, stop: 140453136, ...substitution })
      const disease_id = await addDisease(tx, 'Melanoma', { doid: '1909' })
      const therapies = [await addTherapy(tx, 'Vemurafenib', { ncit_id: 'C64768' })]
      const given = await addEvidence(tx, profile, { disease_id, therapies })
      const tiered = { disease_id, therapies, evidence: [given] }
      return {
        profile,
        given,
        disputed: await addEvidence(tx, profile, {
          disease_id,
          therapies,
          evidence_direction: 'DOES_NOT_SUPPORT',
        }),
        adverse: await addEvidence(tx, profile, { significance: 'ADVERSE_RESPONSE' }),
        submitted: await addEvidence(tx, profile, { disease_id, therapies, status: 'SUBMITTED' }),
        tiered: await addAssertion(tx, profile, { ...tiered, amp_level: 'TIER_I_LEVEL_A' }),
        tierless: await addAssertion(tx, profile, tiered),
      }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const get = (path: string) => curia.app.inject({ method: 'GET', url: `/api/gks/${path}` })

  it('say that they were made here, and conform to the schemas', async () => {
    const { statusCode, headers, body } = await get(`evidence/${ids.given}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const statement: unknown = JSON.parse(body)
    expect(validate('Statement', statement)).toEqual([])
    expect(statement).toMatchObject({
      id: `curia.eid:${ids.given}`,
      direction: 'supports',
      strength: { primaryCoding: { code: 'B' } },
      proposition: {
        type: 'VariantTherapeuticResponseProposition',
        predicate: 'predictsSensitivityTo',
        objectTherapeutic: { name: 'Vemurafenib', mappings: [{ coding: { id: 'ncit:C64768' } }] },
        conditionQualifier: { name: 'Melanoma', mappings: [{ coding: { code: 'DOID:1909' } }] },
        geneContextQualifier: { name: 'BRAF' },
      },
    })
    expect(body).not.toContain('civic.eid')
  })

  it('never support what the record disputes', async () => {
    expect((await get(`evidence/${ids.disputed}`)).json()).toMatchObject({ direction: 'disputes' })
  })

  it('have the allele of a substitution as an example of the profile, in full only', async () => {
    const profile: unknown = (await get(`molecular-profiles/${ids.profile}`)).json()
    expect(validate('CategoricalVariant', profile)).toEqual([])
    expect(profile).toMatchObject({
      aliases: ['VAL600GLU'],
      members: [{ type: 'Allele', location: { start: 140453135, end: 140453136 }, state: { sequence: 'T' } }],
    })
    const codes = z
      .object({ mappings: z.array(z.object({ coding: z.object({ code: z.string() }) })) })
      .parse(profile)
      .mappings.map(({ coding }) => coding.code)
    expect(codes).toContain('rs113488022')
    expect((await get(`molecular-profiles/${ids.profile}?detail=plain`)).json()).not.toHaveProperty('members')
  })

  it('of an assertion with a tier cite its evidence in one line', async () => {
    const statement: unknown = (await get(`assertions/curia.aid:${ids.tiered}`)).json()
    expect(validate('VariantClinicalSignificanceStatement', statement)).toEqual([])
    expect(statement).toMatchObject({
      classification: { name: 'Tier I' },
      strength: { primaryCoding: { code: 'strong' } },
      hasEvidenceLines: [{ hasEvidenceItems: [{ id: `curia.eid:${ids.given}` }] }],
      reportedIn: [
        `https://curia.example.org/links/assertion/${ids.tiered}`,
        `https://curia.example.org/links/evidence/${ids.given}`,
      ],
    })
  })

  it('of an assertion without a tier say so instead of a classification', async () => {
    const statement: unknown = (await get(`assertions/${ids.tierless}`)).json()
    expect(validate('Statement', statement)).toEqual([])
    expect(statement).not.toHaveProperty('classification')
    expect(JSON.stringify(statement)).toContain('"reason":"no-tier"')
  })

  it.each([
    ['adverse', ['significance', 'therapy-missing', 'disease-missing']],
    ['submitted', ['not-accepted']],
  ] as const)('are refused with reasons: %s', async (name, codes) => {
    const response = await get(`evidence/${ids[name]}`)
    expect(response.statusCode).toBe(422)
    expect(Exclusion.parse(response.json()).reasons.map(({ code }) => code)).toEqual(codes)
  })

  it.each(['evidence/999999999', 'evidence/x', 'evidence/civic.eid:1', 'evidence/curia.aid:1000001'])(
    'are 404 for %s',
    async (path) => {
      const response = await get(path)
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('There is no evidence item')
    },
  )

  it.each(['one object', 'all objects'])('are not sent again to a client that has them: %s', async (what) => {
    const url = `/api/gks/${what === 'one object' ? `evidence/${ids.given}` : 'evidence.ndjson'}`
    const { headers } = await curia.app.inject({ method: 'GET', url })
    const again = { 'if-none-match': headers.etag }
    expect((await curia.app.inject({ method: 'GET', url, headers: again })).statusCode).toBe(304)
    await curia.storage.write(async () => undefined)
    const changed = await curia.app.inject({ method: 'GET', url, headers: again })
    expect(changed.statusCode).toBe(200)
    expect(Number(changed.headers['x-curia-version'])).toBe(Number(headers['x-curia-version']) + 1)
  })

  it('tell a client that asks for the head only how they would be sent', async () => {
    for (const path of [`evidence/${ids.given}`, 'evidence.ndjson']) {
      const url = `/api/gks/${path}`
      const { headers } = await curia.app.inject({ method: 'GET', url })
      const head = await curia.app.inject({ method: 'HEAD', url })
      expect(head.statusCode).toBe(200)
      expect(head.body).toBe('')
      expect(head.headers).toMatchObject({ etag: headers.etag, 'content-type': headers['content-type'] })
    }
  })

  it('have no tag where there is no object', async () => {
    for (const path of [`evidence/${ids.adverse}`, 'evidence/999999999'])
      expect((await get(path)).headers).not.toHaveProperty('etag')
  })

  it('come as lines, and refusals by request', async () => {
    const statements = linesOf((await get('evidence.ndjson')).body)
    expect(statements.map((each) => Said.parse(each).id)).toEqual(
      [ids.given, ids.disputed].map((id) => `curia.eid:${id}`),
    )
    const refused = linesOf((await get('evidence.ndjson?refused=only')).body)
    expect(refused.map((each) => Exclusion.parse(each).id)).toEqual([`curia.eid:${ids.adverse}`])
  })

  it('reject a detail that there is not', async () => {
    const response = await get('evidence.ndjson?detail=short')
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('“short” is not a valid “detail”; allowed are full, plain')
  })
})
